#include "ui/widgets/waiting_clock.h"

#include "ui/theme/tints.h"

#include <QPainter>

namespace pairwright {

void drawWaitingClock(QPainter& painter, const QRect& place, const QPalette& palette)
{
    const QPointF middle = QRectF(place).center();
    const double radius = place.width() / 2.0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(palette.color(QPalette::Base)); // it may stand on a filled square
    painter.setPen(QPen(inkOf(palette, Mood::warning), 1.2));
    painter.drawEllipse(place);
    painter.drawLine(middle, middle - QPointF(0, radius - 1.2));
    painter.drawLine(middle, middle + QPointF(radius - 1.8, 0));
    painter.restore();
}

} // namespace pairwright
