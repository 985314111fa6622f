#include "ui/pages/rounds/look_strip.h"

#include "ui/widgets/flow_layout.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QToolButton>

namespace pairwright {

LookStrip::LookStrip(QWidget* parent)
    : QWidget(parent)
    , title_(new PlainLabel)
    , bye_(new PlainLabel)
{
    auto* row = new FlowLayout(this);
    row->setContentsMargins(16, 0, 16, 6);
    row->setSpacing(8);
    makeMuted(title_);
    row->addWidget(title_);
    floats_ = addPart();
    colours_ = addPart();
    clubs_ = addPart();
    before_ = addPart();
    gaps_ = addPart();
    gaps_->setObjectName(QStringLiteral("ratingGaps"));
    row->addWidget(bye_);
    connect(floats_, &QToolButton::clicked, this, [this] { emit boardsWanted(found_.floats); });
    connect(colours_, &QToolButton::clicked, this, [this] { emit boardsWanted(found_.colours); });
    connect(clubs_, &QToolButton::clicked, this, [this] { emit boardsWanted(found_.clubs); });
    connect(before_, &QToolButton::clicked, this, [this] { emit boardsWanted(found_.scheduledBefore); });
    connect(gaps_, &QToolButton::clicked, this, [this] { emit boardsWanted(found_.ratingGaps); });
    retranslate();
}

QToolButton* LookStrip::addPart()
{
    auto* part = new QToolButton;
    part->setAutoRaise(true);
    part->setToolButtonStyle(Qt::ToolButtonTextOnly);
    layout()->addWidget(part);
    return part;
}

void LookStrip::setPart(QToolButton* part, const QString& text, bool visible)
{
    part->setText(text);
    part->setVisible(visible);
}

void LookStrip::set(const WorthALook& found, const QString& byeName)
{
    found_ = found;
    byeName_ = byeName;
    retranslate();
}

void LookStrip::retranslate()
{
    const auto count = [](const std::vector<int>& boards) {
        return static_cast<int>(boards.size());
    };
    setPart(floats_, tr("↕ %n float(s)", nullptr, count(found_.floats)), !found_.floats.empty());
    setPart(colours_, tr("◑ %n colour(s) not granted", nullptr, count(found_.colours)), !found_.colours.empty());
    setPart(clubs_, tr("%n pair(s) of one club", nullptr, count(found_.clubs)), !found_.clubs.empty());
    setPart(before_, tr("%n pair(s) with a game not played before", nullptr, count(found_.scheduledBefore)),
            !found_.scheduledBefore.empty());
    setPart(gaps_, tr("%n wide rating gap(s)", nullptr, count(found_.ratingGaps)), !found_.ratingGaps.empty());
    bye_->setText(byeName_.isEmpty() ? QString() : tr("Bye: %1").arg(byeName_));
    const bool nothing = found_.floats.empty() && found_.colours.empty() && found_.clubs.empty() &&
                         found_.scheduledBefore.empty() && found_.ratingGaps.empty() && byeName_.isEmpty();
    title_->setText(nothing ? tr("Nothing out of the ordinary.") : tr("Worth a look:"));
    for (QToolButton* part : {floats_, colours_, clubs_, before_, gaps_})
        part->setToolTip(tr("Go to the next such board"));
}

void LookStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace pairwright
