#include "ui/pages/rounds/map/map_painting.h"

#include "ui/text/format.h"
#include "ui/theme/letters.h"
#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"
#include "ui/widgets/name_in_room.h"
#include "ui/widgets/text_styles.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace pairwright {

namespace {

constexpr int nodePad = 8;
constexpr double bandRadius = 8;
constexpr double usualLine = 1.4;
constexpr double floatLine = 1.8;
constexpr double chosenLine = 2.6;
constexpr double faint = 0.55;

QColor bandGround(const QPalette& palette)
{
    return mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), isDark(palette) ? 0.07 : 0.045);
}

} // namespace

MapPainter::MapPainter(const MapPlan& plan, const std::vector<MapWords>& words, const MapState& state,
                       const QPalette& palette, const QFont& font)
    : plan_(plan)
    , words_(words)
    , state_(state)
    , palette_(palette)
    , font_(font)
    , bold_(scaledFont(font, 1, QFont::DemiBold))
    , small_(scaledFont(font, 0.85))
{
}

bool MapPainter::isOf(const std::optional<int>& node, const MapPair& pair) const
{
    return node && (pair.upper == *node || pair.lower == *node);
}

QPainterPath MapPainter::curve(int from, int to) const
{
    const QRectF a = plan_.at(from).place;
    const QRectF b = plan_.at(to).place;
    QPainterPath path;
    if (plan_.stacked) {
        // The opponent stands below, a little further in: an elbow from under the one to the side of the other.
        const bool rightwards = !plan_.mirrored;
        const double x = rightwards ? a.left() + a.height() / 2 : a.right() - a.height() / 2;
        path.moveTo(x, a.bottom());
        path.lineTo(x, b.center().y());
        path.lineTo(rightwards ? b.left() : b.right(), b.center().y());
        return path;
    }
    const bool leftFirst = a.center().x() <= b.center().x();
    QPointF start(leftFirst ? a.right() + 1 : a.left(), a.center().y());
    QPointF end(leftFirst ? b.left() : b.right() + 1, b.center().y());
    if (std::abs(a.center().x() - b.center().x()) < 1) // of one column, while somebody is carried
        end.setX(start.x());
    const double bend = std::max(40.0, std::abs(end.x() - start.x()) / 2);
    const double sign = leftFirst ? 1 : -1;
    path.moveTo(start);
    path.cubicTo(start + QPointF(sign * bend, 0), end + QPointF(start.x() == end.x() ? sign * bend : -sign * bend, 0),
                 end);
    return path;
}

void MapPainter::paint(QPainter& painter, const QRect& seen, int scores) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // what is written here stands where the plan says
    for (const MapBand& band : plan_.bands)
        if (band.place.intersects(seen))
            paintBand(painter, band, seen, scores);
    const auto isSeen = [&](const MapPair& pair) {
        return plan_.at(pair.upper).place.united(plan_.at(pair.lower).place).intersects(seen);
    };
    // What is chosen lies on top.
    for (const MapPair& pair : plan_.pairs)
        if (isSeen(pair) && !isOf(state_.current, pair) && !isOf(state_.hovered, pair))
            paintPair(painter, pair);
    for (const MapPair& pair : plan_.pairs)
        if (isSeen(pair) && (isOf(state_.current, pair) || isOf(state_.hovered, pair)))
            paintPair(painter, pair);
    if (state_.moved && state_.target)
        paintCarried(painter);
    for (int node = 0; node < static_cast<int>(plan_.nodes.size()); ++node)
        if (plan_.at(node).place.intersects(seen))
            paintNode(painter, node, plan_.at(node).place);
}

void MapPainter::paintBand(QPainter& painter, const MapBand& band, const QRect& seen, int scores) const
{
    look::box(painter, band.place, bandGround(palette_), {}, bandRadius);
    // In a band that is higher than the window its points stand where it can be seen.
    const QRect room = band.place.intersected(seen.adjusted(-band.place.width(), 0, band.place.width(), 0));
    QRect at(room.left(), room.top(), scores, room.height());
    if (plan_.mirrored)
        at.moveRight(band.place.right());
    const QFont large = scaledFont(font_, 1.35, QFont::DemiBold);
    const QFontMetrics metrics(large);
    painter.setFont(large);
    painter.setPen(palette_.color(QPalette::Text));
    const bool counted = room.height() > 2 * metrics.height() + 4 && band.players > 2;
    const int half = counted ? QFontMetrics(small_).height() / 2 : 0;
    painter.drawText(at.adjusted(0, -half, 0, -half), Qt::AlignCenter, formatScore(band.points));
    if (!counted)
        return;
    painter.setFont(small_);
    painter.setPen(mutedOn(palette_, bandGround(palette_)));
    painter.drawText(at.adjusted(0, metrics.height() / 2 + half, 0, metrics.height() / 2 + half), Qt::AlignCenter,
                     QString::number(band.players));
}

void MapPainter::paintPair(QPainter& painter, const MapPair& pair) const
{
    const Tints tints = tintsOf(palette_);
    const bool chosen = isOf(state_.current, pair);
    const bool pointed = isOf(state_.hovered, pair) && !state_.moved;
    const bool left = isOf(state_.moved, pair) || (state_.editing && isOf(state_.target, pair) && state_.moved);
    const QColor ink = chosen        ? tints.accent
                       : pair.floats ? inkOf(palette_, Mood::warning)
                       : pointed     ? dataInksOf(palette_).ink
                                     : dataInksOf(palette_).mark;
    QPen pen(ink, chosen ? chosenLine : pair.floats || pointed ? floatLine : usualLine);
    if (left && state_.editing) { // it goes when the player is put down
        pen.setStyle(Qt::DashLine);
        pen.setWidthF(usualLine);
    }
    const QPainterPath path = curve(pair.upper, pair.lower);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawPath(path);

    const QFontMetrics metrics(small_);
    const QString number = QString::number(pair.board);
    const QSize chip(std::max(metrics.height() + 9, metrics.horizontalAdvance(number) + 12), metrics.height() + 3);
    QPointF middle = path.pointAtPercent(0.5);
    if (plan_.stacked)
        middle = QPointF(path.elementAt(1).x, path.elementAt(1).y);
    QRect box(QPoint(0, 0), chip);
    box.moveCenter(middle.toPoint());
    look::box(painter, box, chosen ? tints.accent : palette_.color(QPalette::Base), ink, chip.height() / 2.0, 1.2);
    painter.setFont(scaledFont(font_, 0.85, QFont::DemiBold));
    painter.setPen(chosen ? palette_.color(QPalette::HighlightedText) : pair.floats ? ink : tints.muted);
    painter.drawText(box, Qt::AlignCenter, number);
}

void MapPainter::paintCarried(QPainter& painter) const
{
    if (*state_.moved == *state_.target)
        return;
    const QColor accent = tintsOf(palette_).accent;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(accent, chosenLine));
    painter.drawPath(curve(*state_.moved, *state_.target));
    const auto left = plan_.opponentOf(*state_.moved);
    const auto other = plan_.opponentOf(*state_.target);
    // Whom the two leave meet each other; a question changes nothing.
    if (!state_.editing || !left || !other || *left == *state_.target)
        return;
    painter.setPen(QPen(accent, floatLine));
    painter.drawPath(curve(*left, *other));
}

void MapPainter::paintEnd(QPainter& painter, const MapWords& words, QRect& room, const MapCost* cost,
                          const QColor& quiet) const
{
    const bool rightToLeft = plan_.mirrored;
    const auto take = [&](int width) {
        QRect taken = room;
        if (rightToLeft) {
            taken.setWidth(width);
            room.setLeft(taken.right() + 7);
        } else {
            taken.setLeft(room.right() - width + 1);
            room.setRight(taken.left() - 7);
        }
        return taken;
    };
    const QColor warning = inkOf(palette_, Mood::warning);
    if (!words.mark.isEmpty() && cost == nullptr) {
        painter.setFont(bold_);
        painter.setPen(palette_.color(QPalette::Text));
        const int width = QFontMetrics(bold_).horizontalAdvance(words.mark);
        painter.drawText(take(std::max(width, QFontMetrics(bold_).horizontalAdvance(QStringLiteral("½")))),
                         Qt::AlignCenter, words.mark);
    }
    if ((words.down || words.up) && cost == nullptr) {
        const QString arrow = words.down ? QStringLiteral("↓") : QStringLiteral("↑");
        painter.setFont(bold_);
        painter.setPen(warning);
        painter.drawText(take(QFontMetrics(bold_).horizontalAdvance(arrow)), Qt::AlignCenter, arrow);
    }
    const QString text = cost != nullptr ? cost->words : words.note;
    if (text.isEmpty())
        return;
    painter.setFont(small_);
    QColor ink = words.warns ? warning : quiet;
    if (cost != nullptr)
        ink = cost->kind == MapCost::Kind::forbidden || cost->kind == MapCost::Kind::impossible
                  ? inkOf(palette_, Mood::bad)
              : cost->kind == MapCost::Kind::dear ? warning
              : cost->kind == MapCost::Kind::free ? inkOf(palette_, Mood::good)
                                                  : quiet;
    painter.setPen(ink);
    painter.drawText(take(QFontMetrics(small_).horizontalAdvance(text)), Qt::AlignCenter, text);
}

void MapPainter::paintNode(QPainter& painter, int node, const QRect& place) const
{
    const MapWords& words = words_.at(static_cast<std::size_t>(node));
    const Tints tints = tintsOf(palette_);
    const auto opponent = plan_.opponentOf(node);
    const bool chosen = state_.current && (*state_.current == node || opponent == state_.current);
    const bool pointed = state_.hovered && (*state_.hovered == node || opponent == state_.hovered);
    const bool carried = state_.moved == node;
    const bool aimed = state_.moved && state_.target == node && !carried;
    const MapCost* cost = state_.moved && !carried && costs_ ? costs_(node) : nullptr;
    const bool forbidden =
        cost != nullptr && (cost->kind == MapCost::Kind::forbidden || cost->kind == MapCost::Kind::impossible);
    const Mood mood = forbidden ? Mood::bad : Mood::good;
    painter.save();
    if (carried)
        painter.setOpacity(faint);
    const QColor ground = aimed     ? washOf(palette_, mood)
                          : chosen  ? tints.accentWash
                          : pointed ? mixed(palette_.color(QPalette::Base), palette_.color(QPalette::Text), 0.06)
                                    : palette_.color(QPalette::Base);
    const QColor line = aimed ? inkOf(palette_, mood) : chosen ? tints.accent : tints.line;
    if (carried) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(dataInksOf(palette_).mark, 1.2, Qt::DashLine));
        painter.drawRoundedRect(QRectF(place).adjusted(0.6, 0.6, -0.6, -0.6), look::radius, look::radius);
    } else {
        const bool cursor = state_.focused && state_.current == node && !state_.moved;
        look::box(painter, place, ground, line, look::radius, cursor || aimed ? look::ring : 1);
    }

    const QColor quiet = mutedOn(palette_, ground);
    QRect room = place.adjusted(nodePad, 0, -nodePad, 0);
    const bool rightToLeft = plan_.mirrored;
    const auto begin = [&](int width, int space) {
        QRect taken = room;
        if (rightToLeft) {
            taken.setLeft(room.right() - width + 1);
            room.setRight(taken.left() - space);
        } else {
            taken.setWidth(width);
            room.setLeft(taken.right() + space);
        }
        return taken;
    };
    const int disc = std::max(8, place.height() * 11 / 26);
    QRectF circle(0, 0, disc, disc);
    circle.moveCenter(QRectF(begin(disc, nodePad)).center());
    const DiscInks inks = discInksOf(palette_, words.white);
    painter.setPen(words.hasGame ? QPen(inks.line, 1.2) : QPen(dataInksOf(palette_).ink, 1.2, Qt::DotLine));
    painter.setBrush(words.hasGame ? QBrush(inks.fill) : QBrush(Qt::NoBrush));
    painter.drawEllipse(circle);
    painter.setFont(small_);
    painter.setPen(quiet);
    painter.drawText(begin(QFontMetrics(small_).horizontalAdvance(QStringLiteral("000")), nodePad),
                     static_cast<int>((rightToLeft ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter), words.number);
    paintEnd(painter, words, room, cost, quiet);
    QFont letters = chosen || aimed ? bold_ : scaledFont(font_, 1, nameWeight());
    letters.setStrikeOut(forbidden);
    painter.setFont(letters);
    painter.setPen(forbidden ? quiet : palette_.color(QPalette::Text));
    painter.drawText(room, static_cast<int>((rightToLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter),
                     nameInRoom(words.name, room.width(), QFontMetrics(letters)));
    painter.restore();
}

QPixmap MapPainter::strip(const MapPlan& plan, QSize size, const QPalette& palette, double ratio)
{
    QPixmap pixmap(size * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    if (plan.size.isEmpty())
        return pixmap;
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = static_cast<double>(size.height()) / plan.size.height();
    for (const MapBand& band : plan.bands)
        look::box(painter,
                  QRect(0, static_cast<int>(band.place.top() * scale), size.width(),
                        std::max(2, static_cast<int>(band.place.height() * scale) - 1)),
                  bandGround(palette), {}, 2);
    constexpr double margin = 8;
    const double left = plan.mirrored ? size.width() - margin : margin;
    const double right = size.width() - left;
    for (const MapPair& pair : plan.pairs) {
        painter.setPen(pair.floats ? QPen(inkOf(palette, Mood::warning), floatLine)
                                   : QPen(dataInksOf(palette).mark, 1));
        painter.drawLine(QPointF(left, plan.at(pair.upper).place.center().y() * scale),
                         QPointF(right, plan.at(pair.lower).place.center().y() * scale));
    }
    return pixmap;
}

} // namespace pairwright
