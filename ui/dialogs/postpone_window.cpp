#include "ui/dialogs/postpone_window.h"

#include "ui/widgets/date_field.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace pairwright {

PostponeWindow::PostponeWindow(const QString& game, const std::optional<Postponement>& now, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("postponeWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Postpone a Game"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(windowHeading(this));
    column->addWidget(new PlainLabel(game));
    auto* day = new DateField;
    day->setObjectName(QStringLiteral("postponedTo"));
    day->setPlaceholderText(tr("no day yet"));
    if (now && now->to)
        day->setDate(*now->to);
    auto* label = new PlainLabel(tr("It is played on"));
    label->setBuddy(day);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(day, 1);
    column->addLayout(row);
    auto* note = new PlainLabel(tr("Empty: no day is agreed yet. The game stays open until its result is entered."));
    makeMuted(note);
    note->setWordWrap(true);
    column->addWidget(note);

    const auto made = [](const char* name, const QString& text) {
        auto* button = new QPushButton(text);
        button->setObjectName(QLatin1String(name));
        return button;
    };
    auto* postpone = made("postpone", tr("Postpone"));
    auto* cancel = made("cancelPostponing", tr("Cancel"));
    QList<QPushButton*> others;
    if (now) {
        others.append(made("notPostponed", tr("Play It with the Round")));
        connect(others.constFirst(), &QPushButton::clicked, this, [this] {
            emit chosen(std::nullopt);
            close();
        });
    }
    connect(cancel, &QPushButton::clicked, this, &QDialog::close);
    column->addLayout(dialogButtons(this, others, postpone, cancel));
    connect(postpone, &QPushButton::clicked, this, [this, day] {
        Postponement to;
        if (day->date().isValid())
            to.to = day->date();
        emit chosen(to);
        close();
    });
}

} // namespace pairwright
