#include "ui/pages/rounds/map/map_strip.h"

#include "ui/pages/rounds/map/map_painting.h"
#include "ui/text/format.h"
#include "ui/theme/tints.h"
#include "ui/widgets/text_styles.h"

#include <QAbstractScrollArea>
#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace pairwright {

namespace {
constexpr int labels = 30;
constexpr int stripMargin = 10;
} // namespace

MapStrip::MapStrip(QAbstractScrollArea& area, QWidget* parent)
    : QWidget(parent)
    , area_(area)
{
    setObjectName(QStringLiteral("mapStrip"));
    setFixedWidth(118);
    connect(area.verticalScrollBar(), &QAbstractSlider::valueChanged, this, qOverload<>(&QWidget::update));
    connect(area.verticalScrollBar(), &QAbstractSlider::rangeChanged, this, qOverload<>(&QWidget::update));
}

void MapStrip::set(const MapPlan& plan)
{
    plan_ = &plan;
    picture_ = {};
    update();
}

void MapStrip::setCurrent(std::optional<int> node)
{
    current_ = node;
    update();
}

QRect MapStrip::bars() const
{
    const bool mirrored = plan_ != nullptr && plan_->mirrored;
    return rect().adjusted(mirrored ? stripMargin : labels, 4, mirrored ? -labels : -stripMargin, -4);
}

void MapStrip::paintEvent(QPaintEvent*)
{
    if (plan_ == nullptr || plan_->size.isEmpty())
        return;
    const QRect place = bars();
    if (picture_.deviceIndependentSize().toSize() != place.size())
        picture_ = MapPainter::strip(*plan_, place.size(), palette(), devicePixelRatioF());
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPixmap(place.topLeft(), picture_);
    const double scale = static_cast<double>(place.height()) / plan_->size.height();
    const Tints tints = tintsOf(palette());
    painter.setFont(scaledFont(font(), 0.85));
    painter.setPen(tints.muted);
    double free = 0; // labels of bands that are lower than a line give way
    for (const MapBand& band : plan_->bands) {
        const double middle = place.top() + band.place.center().y() * scale;
        const int line = painter.fontMetrics().height();
        if (middle - line / 2.0 < free)
            continue;
        free = middle + line / 2.0;
        QRectF at(0, middle - line / 2.0, labels - 6, line);
        if (plan_->mirrored)
            at.moveRight(width());
        painter.drawText(at, static_cast<int>((plan_->mirrored ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter),
                         formatScore(band.points));
    }
    if (current_ && *current_ < static_cast<int>(plan_->nodes.size())) {
        const auto other = plan_->opponentOf(*current_).value_or(*current_);
        const auto y = [&](int node) {
            return place.top() + plan_->at(node).place.center().y() * scale;
        };
        const bool swap = plan_->at(*current_).upper == plan_->mirrored;
        painter.setPen(QPen(tints.accent, 2.4));
        painter.drawLine(QPointF(place.left() + 8, y(swap ? other : *current_)),
                         QPointF(place.right() - 8, y(swap ? *current_ : other)));
    }
    const QScrollBar& bar = *area_.verticalScrollBar();
    QColor wash = tints.accent;
    wash.setAlphaF(0.12F);
    painter.setBrush(wash);
    painter.setPen(QPen(tints.accent, 1.4));
    painter.drawRoundedRect(QRectF(place.left() - 3, place.top() + bar.value() * scale, place.width() + 6,
                                   std::max(8.0, area_.viewport()->height() * scale)),
                            4, 4);
}

void MapStrip::scrollTo(double y)
{
    if (plan_ == nullptr)
        return;
    const QRect place = bars();
    const double at = (y - place.top()) / place.height() * plan_->size.height();
    area_.verticalScrollBar()->setValue(static_cast<int>(std::lround(at)) - area_.viewport()->height() / 2);
}

void MapStrip::mousePressEvent(QMouseEvent* event)
{
    scrollTo(event->position().y());
}

void MapStrip::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        scrollTo(event->position().y());
}

void MapStrip::changeEvent(QEvent* event)
{
    picture_ = {};
    QWidget::changeEvent(event);
}

} // namespace pairwright
