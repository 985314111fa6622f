#include "ui/dialogs/encoding_window.h"

#include "ui/theme/row_height.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/encoding_choice.h"
#include "ui/widgets/window_heading.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace pairwright {

EncodingWindow::EncodingWindow(const QString& fileName, const std::vector<EncodingReading>& readings, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("encodingWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Letters of %1").arg(fileName));
    auto* column = new QVBoxLayout(this);
    column->addWidget(windowHeading(this));
    auto* choice = new EncodingChoice;
    choice->display(readings);
    choice->layout()->setContentsMargins(0, 0, 0, 0); // at the edge of the title
    const auto ways = choice->findChildren<QRadioButton*>();
    for (QRadioButton* way : ways)
        way->setMinimumHeight(rowHeight(way->fontMetrics()));
    column->addWidget(choice, 1);
    auto* take = new QPushButton(tr("Take In"));
    take->setObjectName(QStringLiteral("takeEncoding"));
    take->setEnabled(false);
    auto* giveUp = new QPushButton(tr("Cancel"));
    column->addLayout(dialogButtons(this, {}, take, giveUp));
    connect(choice, &EncodingChoice::choiceMade, this, [take] { take->setEnabled(true); });
    connect(giveUp, &QPushButton::clicked, this, &QDialog::close);
    connect(take, &QPushButton::clicked, this, [this, choice] {
        if (const auto encoding = choice->chosen())
            emit chosen(*encoding);
        close();
    });
}

} // namespace pairwright
