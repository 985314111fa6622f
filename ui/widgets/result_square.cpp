#include "ui/widgets/result_square.h"

#include "app/formats/display_text.h"
#include "ui/theme/tints.h"

#include <QPainter>
#include <QPalette>

#include <algorithm>

namespace pairwright {

void paintResultSquare(QPainter& painter, const QRectF& place, const PathStep& step, const QString& text,
                       const QPalette& palette, bool accent)
{
    using Kind = PathStep::Kind;
    const DataInks inks = dataInksOf(palette);
    const QColor strong = accent ? tintsOf(palette).accent : inks.ink;
    const bool noGame = step.kind > Kind::open;
    const bool full = isFull(step);
    const double radius = noGame ? place.height() / 2 : 4;
    const QRectF box = place.adjusted(0.6, 0.6, -0.6, -0.6);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(full ? Qt::NoPen : QPen(accent ? strong : inks.mark, 1.2));
    painter.setBrush(full ? QBrush(strong) : Qt::NoBrush);
    if (step.kind == Kind::absent || step.kind == Kind::open)
        painter.setPen(QPen(inks.mark, 1.2, Qt::DotLine));
    painter.drawRoundedRect(box, radius, radius);
    if (step.kind == Kind::drew || step.kind == Kind::bye) {
        // The lower half.
        painter.save();
        painter.setClipRect(QRectF(box.left(), box.center().y(), box.width(), box.height() / 2 + 1));
        painter.setPen(Qt::NoPen);
        // Seen in a row that is chosen, too, whose ground is no darker than a tint in the dark.
        const QColor half =
            isDark(palette) ? mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.36) : inks.tint;
        painter.setBrush(accent ? mixed(palette.color(QPalette::Base), strong, isDark(palette) ? 0.45 : 0.35) : half);
        painter.drawRoundedRect(box, radius, radius);
        painter.restore();
    }
    painter.setPen(full ? palette.color(QPalette::Base) : palette.color(QPalette::Text));
    painter.drawText(place, Qt::AlignCenter, leftToRight(text));
    if (step.colour == Colour::White && !noGame) {
        const double ring = std::max(7.0, place.height() * 0.35);
        painter.setPen(QPen(accent ? strong : inks.ink, 1.2));
        painter.setBrush(Qt::white);
        painter.drawEllipse(QRectF(place.right() - ring + 2, place.top() - 2, ring, ring));
    }
    painter.restore();
}

} // namespace pairwright
