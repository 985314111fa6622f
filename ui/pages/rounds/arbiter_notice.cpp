#include "ui/pages/rounds/arbiter_notice.h"

#include "ui/theme/tints.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QGuiApplication>
#include <QVBoxLayout>

namespace pairwright {

ArbiterNotice::ArbiterNotice(QWidget* parent)
    : QFrame(parent)
    , title_(new PlainLabel)
    , text_(new PlainLabel)
{
    setObjectName(QStringLiteral("arbiterNotice"));
    setAutoFillBackground(true);
    scaleText(title_, 1.0, QFont::DemiBold);
    text_->setObjectName(QStringLiteral("arbiterChoices"));
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    for (QLabel* label : {title_, text_})
        label->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 8, 16, 8);
    column->setSpacing(4);
    column->addWidget(title_);
    column->addWidget(text_);
    hide();
    retranslate();
    paintMood();
}

void ArbiterNotice::set(const QStringList& sentences)
{
    text_->setText(sentences.join(QLatin1Char('\n')));
    setVisible(!sentences.isEmpty());
}

void ArbiterNotice::retranslate()
{
    title_->setText(tr("⚖ The rules leave part of this round to the arbiter"));
    setAccessibleName(title_->text());
}

void ArbiterNotice::paintMood()
{
    QPalette palette = QGuiApplication::palette();
    palette.setColor(QPalette::Window, washOf(palette, Mood::warning));
    setPalette(palette);
}

void ArbiterNotice::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::ApplicationPaletteChange)
        paintMood();
    QFrame::changeEvent(event);
}

} // namespace pairwright
