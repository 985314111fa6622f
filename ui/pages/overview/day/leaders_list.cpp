#include "ui/pages/overview/day/leaders_list.h"

#include "app/domain/text/filled.h"
#include "ui/text/format.h"
#include "ui/theme/letters.h"
#include "ui/theme/tints.h"
#include "ui/widgets/name_in_room.h"
#include "ui/widgets/number_slots.h"
#include "ui/widgets/result_square.h"
#include "ui/widgets/text_styles.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <span>

namespace pairwright {

namespace {

constexpr double squareOfALeader = 1.2; ///< of the height of a line
constexpr int leaderGap = 3;
constexpr int leaderSpace = 8;
constexpr int usualRows = 7;
constexpr int mostRows = 10;     ///< or half of the players, where there is room for more
constexpr int mostAirInARow = 8; ///< more than it needs

} // namespace

LeadersList::LeadersList(QWidget* parent)
    : PartsDrawing(parent)
{
    setObjectName(QStringLiteral("leadersList"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void LeadersList::set(const DayFacts& facts)
{
    leaders_ = facts.leaders;
    most_ = std::max(mostRows, facts.players / 2);
    arrange();
    updateGeometry();
}

QSize LeadersList::sizeHint() const
{
    return {380, rowHeight() * std::min(usualRows, static_cast<int>(leaders_.size()))};
}

QSize LeadersList::minimumSizeHint() const
{
    return {220, sizeHint().height()};
}

int LeadersList::rows() const
{
    const int fitting = std::clamp(height() / rowHeight(), usualRows, most_);
    // Where those leave room with the most air in each, it is for more of them.
    const int withAir = height() / (rowHeight() + mostAirInARow);
    return std::min(std::max(fitting, withAir), static_cast<int>(leaders_.size()));
}

/// They share what is left of the height.
int LeadersList::shownHeight() const
{
    return std::clamp(height() / std::max(1, rows()), rowHeight(), rowHeight() + mostAirInARow);
}

void LeadersList::arrange()
{
    std::vector<Part> parts;
    int y = 0;
    const int height = shownHeight();
    for (const DayLeader& leader : std::span(leaders_).first(static_cast<std::size_t>(rows()))) {
        QStringList rounds;
        for (const PathStep& step : leader.last)
            rounds.append(markOf(step));
        parts.push_back({mirrored({0, y, width(), height}),
                         filled(tr("%1. %2, points: %3, last rounds: %4"), leader.rank, leader.name,
                                formatScore(leader.points), rounds.join(QStringLiteral(", "))),
                         [this, player = leader.player] {
                             emit playerWanted(player);
                         }});
        y += height;
    }
    setParts(tr("The first of the standings"), std::move(parts));
}

void LeadersList::drawRow(QPainter& painter, const DayLeader& leader, const QRect& row) const
{
    const Tints tints = tintsOf(palette());
    const QColor text = palette().color(QPalette::Text);
    painter.setPen(tints.line);
    painter.drawLine(row.bottomLeft(), row.bottomRight());
    const int rankWidth = fontMetrics().horizontalAdvance(QStringLiteral("00="));
    const int pointsWidth = fontMetrics().horizontalAdvance(QStringLiteral("000½"));
    const auto rounds = static_cast<int>(leader.last.size());
    const int leaderSquare = static_cast<int>(std::lround(squareOfALeader * fontMetrics().height()));
    const int squares = rounds * (leaderSquare + leaderGap);
    int x = row.left();
    painter.setFont(font());
    painter.setPen(tints.muted);
    painter.drawText(mirrored({x, row.top(), rankWidth, row.height()}), Qt::AlignLeft | Qt::AlignVCenter, leader.rank);
    x += rankWidth;
    int room = row.width() - rankWidth - squares - pointsWidth - leaderSpace;
    const QFont nameFont = scaledFont(font(), 1, nameWeight());
    const int name = QFontMetrics(nameFont).horizontalAdvance(leader.name);
    const int title = leader.title.isEmpty() ? 0 : fontMetrics().horizontalAdvance(leader.title) + 6;
    // The title goes before the name is cut.
    if (title > 0 && name + title <= room) {
        painter.drawText(mirrored({x, row.top(), title, row.height()}), Qt::AlignLeft | Qt::AlignVCenter, leader.title);
        x += title;
        room -= title;
    }
    painter.setFont(nameFont);
    painter.setPen(text);
    painter.drawText(mirrored({x, row.top(), room, row.height()}), Qt::AlignLeft | Qt::AlignVCenter,
                     nameInRoom(leader.name, room, QFontMetrics(nameFont)));
    painter.setFont(scaledFont(font(), 0.8, QFont::DemiBold));
    // Time goes from left to right in every script.
    int left = mirrored({row.right() - pointsWidth - squares, row.top(), squares, row.height()}).left();
    for (const PathStep& step : leader.last) {
        paintResultSquare(painter,
                          QRectF(left, row.top() + (row.height() - leaderSquare) / 2.0, leaderSquare, leaderSquare),
                          step, markOf(step), palette());
        left += leaderSquare + leaderGap;
    }
    painter.setFont(scaledFont(font(), 1, QFont::DemiBold));
    painter.setPen(text);
    drawPoints(painter, leader, mirrored({row.right() - pointsWidth, row.top(), pointsWidth, row.height()}));
}

/// Digits end where those above them end, and halves begin there.
void LeadersList::drawPoints(QPainter& painter, const DayLeader& leader, QRect place) const
{
    const QString points = withoutMarks(formatScore(leader.points));
    const bool half = hasFraction(points);
    int digits = 0;
    int fraction = 0;
    for (const DayLeader& each : leaders_) {
        const QString other = withoutMarks(formatScore(each.points));
        const bool isHalf = hasFraction(other);
        digits = std::max(digits, painter.fontMetrics().horizontalAdvance(isHalf ? other.chopped(1) : other));
        fraction = std::max(fraction, isHalf ? painter.fontMetrics().horizontalAdvance(other.last(1)) : 0);
    }
    if (isRightToLeft())
        place.setWidth(digits + fraction);
    const QRect whole = place.adjusted(0, 0, -fraction, 0);
    painter.drawText(whole, Qt::AlignAbsolute | Qt::AlignRight | Qt::AlignVCenter, half ? points.chopped(1) : points);
    place.setLeft(whole.right() + 1);
    if (half)
        painter.drawText(place, Qt::AlignAbsolute | Qt::AlignLeft | Qt::AlignVCenter, points.last(1));
}

void LeadersList::draw(QPainter& painter)
{
    for (std::size_t i = 0; i < parts().size(); ++i) {
        const QRect row = parts().at(i).place;
        if (hovered() == static_cast<int>(i)) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(palette().color(QPalette::Window));
            painter.drawRoundedRect(row, 6, 6);
        }
        drawRow(painter, leaders_[i], row);
    }
}

} // namespace pairwright
