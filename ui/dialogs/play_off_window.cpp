#include "ui/dialogs/play_off_window.h"

#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace pairwright {

PlayOffWindow::PlayOffWindow(const std::vector<Candidate>& tied, std::optional<PlayerKey> now, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("playOffWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Play-off"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(windowHeading(this));
    column->addWidget(new PlainLabel(tr("Who has won the play-off for the first place?")));
    auto* group = new QButtonGroup(this);
    const auto add = [&](const QString& text, int id, bool checked) {
        auto* button = new QRadioButton(QString(text).replace(QLatin1Char('&'), QStringLiteral("&&")));
        button->setChecked(checked);
        group->addButton(button, id);
        column->addWidget(button);
    };
    for (std::size_t i = 0; i < tied.size(); ++i)
        add(tied[i].name, static_cast<int>(i), now == tied[i].player);
    add(tr("Nobody: no play-off was held, or it is not decided"), static_cast<int>(tied.size()), !now);
    auto* note = new PlainLabel(
        tr("The winner is named in the standings and in a remark of the tournament report. Ranks, tie-breaks and "
           "ratings stay as they are."));
    makeMuted(note);
    note->setWordWrap(true);
    column->addWidget(note);

    auto* enter = new QPushButton(tr("Save"));
    enter->setObjectName(QStringLiteral("enterPlayOff"));
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setObjectName(QStringLiteral("cancelPlayOff"));
    column->addLayout(dialogButtons(this, {}, enter, cancel));
    connect(cancel, &QPushButton::clicked, this, &QDialog::close);
    connect(enter, &QPushButton::clicked, this, [this, group, tied] {
        const int id = group->checkedId();
        emit chosen(id >= 0 && id < static_cast<int>(tied.size())
                        ? std::optional(tied[static_cast<std::size_t>(id)].player)
                        : std::nullopt);
        close();
    });
    if (QAbstractButton* checked = group->checkedButton())
        checked->setFocus();
}

} // namespace pairwright
