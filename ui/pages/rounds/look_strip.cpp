#include "ui/pages/rounds/look_strip.h"

#include "ui/pages/rounds/map/map_legend.h"
#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QLayout>
#include <QPainter>
#include <QToolButton>

namespace pairwright {

namespace {

/// A count and what it counts, in a round frame; pressed it leads to the next such board.
class LookPill final : public QToolButton {
public:
    using QToolButton::QToolButton;
    [[nodiscard]] QSize sizeHint() const override
    {
        const QFontMetrics bold(boldFont());
        return {bold.horizontalAdvance(number()) + fontMetrics().horizontalAdvance(rest()) +
                    2 * fontMetrics().height() * 7 / 10,
                fontMetrics().height() + 8};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setLayoutDirection(Qt::LayoutDirectionAuto);
        const Tints tints = tintsOf(palette());
        const QColor ground =
            underMouse() || isDown() ? washOf(palette(), Mood::neutral) : palette().color(QPalette::Base);
        look::box(painter, rect(), ground, hasFocus() ? tints.accent : tints.line, height() / 2.0,
                  hasFocus() ? look::ring : 1);
        const int bold = QFontMetrics(boldFont()).horizontalAdvance(number());
        const int left = (width() - bold - fontMetrics().horizontalAdvance(rest())) / 2;
        painter.setFont(boldFont());
        painter.setPen(inkOf(palette(), Mood::warning));
        painter.drawText(QRect(left, 0, bold + 1, height()), Qt::AlignLeft | Qt::AlignVCenter, number());
        painter.setFont(font());
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(rect().adjusted(left + bold, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, rest());
    }

private:
    [[nodiscard]] QFont boldFont() const { return scaledFont(font(), 1, QFont::DemiBold); }
    [[nodiscard]] QString number() const { return text().section(QLatin1Char(' '), 0, 0); }
    [[nodiscard]] QString rest() const { return text().mid(number().size()); }
};

} // namespace

LookStrip::LookStrip(QWidget* parent)
    : QWidget(parent)
    , title_(new PlainLabel)
    , bye_(new PlainLabel)
    , legend_(new MapLegend)
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
    constexpr int beforeLegend = 8;
    legend_->setContentsMargins(look::fromStart(beforeLegend, 0, 0, 0)); // what stands before it is no disc
    row->addWidget(legend_);
    legend_->hide();
    connect(floats_, &QToolButton::clicked, this, [this] { emit boardsWanted(found_.floats); });
    connect(colours_, &QToolButton::clicked, this, [this] { emit boardsWanted(found_.colours); });
    connect(clubs_, &QToolButton::clicked, this, [this] { emit boardsWanted(found_.clubs); });
    connect(before_, &QToolButton::clicked, this, [this] { emit boardsWanted(found_.scheduledBefore); });
    connect(gaps_, &QToolButton::clicked, this, [this] { emit boardsWanted(found_.ratingGaps); });
    retranslate();
}

QToolButton* LookStrip::addPart()
{
    auto* part = new LookPill;
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

void LookStrip::showLegend(bool shown)
{
    legend_->setVisible(shown);
    showTitle();
}

bool LookStrip::isEmpty() const
{
    return found_.floats.empty() && found_.colours.empty() && found_.clubs.empty() && found_.scheduledBefore.empty() &&
           found_.ratingGaps.empty() && byeName_.isEmpty();
}

void LookStrip::retranslate()
{
    const auto count = [](const std::vector<int>& boards) {
        return static_cast<int>(boards.size());
    };
    setPart(floats_, tr("%n float(s)", nullptr, count(found_.floats)), !found_.floats.empty());
    setPart(colours_, tr("%n colour(s) not granted", nullptr, count(found_.colours)), !found_.colours.empty());
    setPart(clubs_, tr("%n pair(s) of one club", nullptr, count(found_.clubs)), !found_.clubs.empty());
    setPart(before_, tr("%n pair(s) with a game not played before", nullptr, count(found_.scheduledBefore)),
            !found_.scheduledBefore.empty());
    setPart(gaps_, tr("%n wide rating gap(s)", nullptr, count(found_.ratingGaps)), !found_.ratingGaps.empty());
    bye_->setText(byeName_.isEmpty() ? QString() : tr("Bye: %1").arg(byeName_));
    bye_->setVisible(!byeName_.isEmpty());
    title_->setText(tr("Worth a look"));
    for (QToolButton* part : {floats_, colours_, clubs_, before_, gaps_})
        part->setToolTip(tr("Go to the next such board"));
    showTitle();
}

/// The title goes where the rest has room in one line without it.
void LookStrip::showTitle()
{
    const WorthALook& any = found_;
    const bool wanted = !any.floats.empty() || !any.colours.empty() || !any.clubs.empty() ||
                        !any.scheduledBefore.empty() || !any.ratingGaps.empty() || !byeName_.isEmpty();
    const QMargins margins = layout()->contentsMargins();
    int others = margins.left() + margins.right() - layout()->spacing();
    for (int i = 1; i < layout()->count(); ++i)
        if (const QLayoutItem* part = layout()->itemAt(i); !part->isEmpty())
            others += part->sizeHint().width() + layout()->spacing();
    const bool isTheOneTooMany =
        others <= width() && others + layout()->spacing() + title_->sizeHint().width() > width();
    title_->setVisible(wanted && !isTheOneTooMany);
}

void LookStrip::resizeEvent(QResizeEvent* event)
{
    showTitle();
    QWidget::resizeEvent(event);
}

void LookStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace pairwright
