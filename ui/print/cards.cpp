// What the cards look like; all lengths follow their size.
#include "ui/print/card_pages.h"
#include "ui/print/norm_dials.h"
#include "ui/print/page_text.h"
#include "ui/print/stairs_drawing.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPen>

#include <algorithm>
#include <numeric>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Cards)
};

using page_text::Style;

const QColor cardSoft(0x44, 0x44, 0x44);
constexpr double leastWithStairs = 380; // points
constexpr double shareOfStairs = 0.34;
constexpr double insideGap = 12;
constexpr double largestName = 1.25; // of the type of a card: each name as large as its room
constexpr double leastCardType = 7;  // points
constexpr double cardMargin = 0.07;  // of the shorter side

QRectF insideOf(const QRectF& place)
{
    const double margin = std::max(14.0, cardMargin * std::min(place.width(), place.height()));
    return place.adjusted(margin, margin, -margin, -margin);
}

void fitted(QPainter& painter, const QRectF& place, double size, bool bold, Qt::Alignment alignment,
            const QString& text, const QColor& ink = Qt::black)
{
    page_text::drawFitted(painter, place, Style{size, bold}, alignment, ink, text);
}

/// The largest type in which a line fills a place.
double filling(const QString& text, const QRectF& place)
{
    const Style measured{100, true};
    const double wide = 100 * place.width() / std::max(1.0, page_text::width(text, measured));
    const double high = 100 * place.height() / page_text::lineHeight(measured);
    return std::min(wide, high) * 0.98;
}

/// A part of a place, in shares of its height.
QRectF strip(const QRectF& place, double from, double share)
{
    return {place.left(), place.top() + from * place.height(), place.width(), share * place.height()};
}

} // namespace

void paintCard(QPainter& painter, const QRectF& place, const BoardCard& card)
{
    const QRectF room = insideOf(place);
    const bool names = !card.white.isEmpty();
    const double small = std::clamp(room.height() * 0.045, 8.0, 22.0);
    const QString head = card.round.isEmpty() ? card.event : card.event + QStringLiteral("  ·  ") + card.round;
    fitted(painter, strip(room, 0, 0.1), small, false, Qt::AlignHCenter, head, cardSoft);
    const QRectF number = strip(room, 0.12, names ? 0.44 : 0.88);
    fitted(painter, number, filling(card.board, number), true, Qt::AlignHCenter, card.board);
    if (!names)
        return;
    const double type = std::clamp(room.height() * 0.12, 12.0, 44.0);
    const auto line = [&](double from, const QString& colour, const QString& name) {
        QRectF row = strip(room, from, 0.18);
        const double width = std::max(page_text::width(Tr::tr("White"), Style{small, false}),
                                      page_text::width(Tr::tr("Black"), Style{small, false})) +
                             small;
        fitted(painter, page_text::mirrored({row.left(), row.top(), width, row.height()}, room), small, false,
               Qt::AlignLeft, colour, cardSoft);
        row.setLeft(row.left() + width);
        fitted(painter, page_text::mirrored(row, room), type, true, Qt::AlignLeft, name);
    };
    line(0.6, Tr::tr("White"), card.white);
    line(0.8, Tr::tr("Black"), card.black);
}

void paintCard(QPainter& painter, const QRectF& place, const NameBadge& badge)
{
    const QRectF room = insideOf(place);
    const double small = std::clamp(room.height() * 0.09, 7.0, 20.0);
    fitted(painter, strip(room, 0, 0.15), small, false, Qt::AlignHCenter, badge.event, cardSoft);
    const QString family = badge.title.isEmpty() ? badge.family : badge.title + QLatin1Char(' ') + badge.family;
    const double type = room.height() * 0.24;
    if (badge.given.isEmpty()) {
        fitted(painter, strip(room, 0.22, 0.5), type, true, Qt::AlignHCenter, family);
    } else {
        fitted(painter, strip(room, 0.19, 0.33), type, true, Qt::AlignHCenter, family);
        fitted(painter, strip(room, 0.53, 0.22), type * 0.75, false, Qt::AlignHCenter, badge.given);
    }
    const QRectF foot = strip(room, 0.82, 0.18);
    const double numberWidth = page_text::width(badge.number, Style{small * 1.5, true}) + small;
    fitted(painter, page_text::mirrored(foot.adjusted(0, 0, -numberWidth, 0), room), small, false, Qt::AlignLeft,
           badge.place);
    fitted(painter, page_text::mirrored({foot.right() - numberWidth, foot.top(), numberWidth, foot.height()}, room),
           small * 1.5, true, Qt::AlignRight, badge.number);
}

void paintCard(QPainter& painter, const QRectF& place, const PlayerCard& card)
{
    QRectF room = insideOf(place);
    // Where a card has the page for itself, or half of it, the way of the points stands below the lines, and the norms.
    if (place.height() >= leastWithStairs)
        room.setBottom(room.bottom() - paintNorms(painter, room, card.norms) - (card.norms.empty() ? 0 : insideGap));
    if (place.height() >= leastWithStairs && !card.stairs.steps.empty()) {
        const double height = room.height() * shareOfStairs;
        paintStairs(painter, room.adjusted(0, room.height() - height, 0, 0), card.stairs);
        room.setBottom(room.bottom() - height - insideGap);
    }
    const double unit = room.height() / (static_cast<double>(card.lines.size()) + 5.2);
    const double small = std::clamp(unit * 0.55, leastCardType, 11.0);
    const auto row = [&](double from, double units) {
        return QRectF(room.left(), room.top() + from * unit, room.width(), units * unit);
    };
    fitted(painter, row(0, 0.9), small, false, Qt::AlignLeft, card.event, cardSoft);
    const double type = std::clamp(unit * 1.1, 9.0, 20.0);
    const double numberWidth =
        (card.number.isEmpty() ? 2 * type : page_text::width(card.number, Style{type, true})) + type * 0.7;
    QRectF name = row(1, 1.9);
    if (card.number.isEmpty()) {
        painter.setPen(QPen(Qt::black, 0.6));
        painter.drawLine(name.bottomLeft(), name.bottomLeft() + QPointF(numberWidth - type / 2, 0));
        painter.drawLine(name.bottomLeft() + QPointF(numberWidth, 0), name.bottomRight());
    } else {
        fitted(painter, {name.left(), name.top(), numberWidth, name.height()}, type, true, Qt::AlignLeft, card.number);
        name.setLeft(name.left() + numberWidth);
        fitted(painter, name, std::min(largestName * type, filling(card.name, name)), true, Qt::AlignLeft, card.name);
    }
    fitted(painter, row(3, 0.9), small, false, Qt::AlignLeft, card.facts, cardSoft);

    const bool days = card.isSchedule; // the last column has them, and is wider
    const std::array titles{Tr::tr("Rd.", "round, column of a card"), Tr::tr("Opponent"),
                            Tr::tr("C", "colour, column of a card"), Tr::tr("Res.", "result, column of a card"),
                            days ? Tr::tr("Day") : Tr::tr("Pts", "points, column")};
    const std::array shares{0.09, days ? 0.5 : 0.6, 0.08, 0.12, days ? 0.21 : 0.11};
    const auto paintRow = [&](double from, const std::array<QString, 5>& cells, bool head) {
        double left = room.left();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const QRectF cell(left, room.top() + from * unit, room.width() * shares.at(i), unit);
            painter.setPen(QPen(cardSoft, 0.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(cell);
            fitted(painter, cell.adjusted(2, 0, -2, 0), head ? small : std::clamp(unit * 0.6, leastCardType, 13.0),
                   head, i == 1 ? Qt::AlignLeft : Qt::AlignHCenter, cells.at(i), head ? cardSoft : QColor(Qt::black));
            left += cell.width();
        }
    };
    paintRow(4.1, titles, true);
    double from = 5.1;
    for (const PlayerCard::Line& line : card.lines) {
        paintRow(from, {line.round, line.opponent, line.colour, line.result, days ? line.day : line.points}, false);
        from += 1;
    }
}

} // namespace pairwright
