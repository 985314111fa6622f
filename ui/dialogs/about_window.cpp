#include "ui/dialogs/about_window.h"

#include "app/domain/program_version.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QIcon>

namespace pairwright {

AboutWindow::AboutWindow(QWidget* parent)
    : QDialog(parent)
{
    constexpr int picture = 64;
    constexpr int textWidth = 440;
    constexpr int aboveButtons = 16;
    setObjectName(QStringLiteral("aboutWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("About Pairwright"));
    auto* grid = new QGridLayout(this);
    grid->setHorizontalSpacing(2 * grid->verticalSpacing());
    auto* sign = new PlainLabel;
    sign->setPixmap(
        QIcon(QStringLiteral(":/icons/pairwright.svg")).pixmap(QSize(picture, picture), devicePixelRatioF()));
    grid->addWidget(sign, 0, 0, 3, 1, Qt::AlignTop);
    auto* name = new PlainLabel(programVersion());
    scaleText(name, 1.4, QFont::DemiBold);
    grid->addWidget(name, 0, 1);
    auto* what = new PlainLabel(tr("Chess tournaments for arbiters, paired exactly by the FIDE rules."));
    auto* licence = new PlainLabel(tr("Free software under the Apache License 2.0. It works without a network."));
    makeMuted(licence);
    int row = 1;
    for (QLabel* text : {what, licence}) {
        text->setWordWrap(true);
        text->setMinimumWidth(textWidth);
        grid->addWidget(text, row++, 1);
    }
    grid->setRowMinimumHeight(row, aboveButtons);
    grid->setRowStretch(row, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    grid->addWidget(buttons, row + 1, 0, 1, 2);
}

} // namespace pairwright
