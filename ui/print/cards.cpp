// What the cards look like; all lengths follow their size.
#include "ui/print/card_pages.h"
#include "ui/print/name_painting.h"
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
constexpr double largestName = 1.25;   // of the type of a card
constexpr double leastOfHeading = 0.7; // of that; a name that is still too long is smaller alone
constexpr double linesFrom = 4.1;      // in rows
constexpr double cellMargin = 3.5;     // points
constexpr double leastCardType = 7;    // points
constexpr double cardMargin = 0.07;    // of the shorter side

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
    const double type = room.height() * 0.24;
    if (badge.given.isEmpty()) {
        fitted(painter, strip(room, 0.2, 0.5), type, true, Qt::AlignHCenter, badge.family);
    } else {
        fitted(painter, strip(room, 0.19, 0.32), type, true, Qt::AlignHCenter, badge.family);
        fitted(painter, strip(room, 0.51, 0.24), type * 0.75, false, Qt::AlignHCenter, badge.given);
    }
    const QRectF foot = strip(room, 0.82, 0.18);
    const Style large{small * 1.5, true};
    const double numberWidth = page_text::width(badge.number, large) + small;
    const double titleWidth = badge.title.isEmpty() ? 0 : page_text::width(badge.title, large) + small;
    const auto inFoot = [&](double from, double width) {
        return page_text::mirrored({foot.left() + from, foot.top(), width, foot.height()}, room);
    };
    fitted(painter, inFoot(0, titleWidth), large.size, true, Qt::AlignLeft, badge.title);
    fitted(painter, inFoot(titleWidth, foot.width() - titleWidth - numberWidth), small, false, Qt::AlignLeft,
           badge.place);
    fitted(painter, inFoot(foot.width() - numberWidth, numberWidth), large.size, true, Qt::AlignRight, badge.number);
}

double longestNameOf(const std::vector<PlayerCard>& cards)
{
    constexpr double measured = 100;
    double longest = 0;
    for (const PlayerCard& card : cards)
        longest = std::max(longest, page_text::width(card.name, Style{measured, true}) / measured);
    return longest;
}

namespace {

/// The lines of a card: rounds that were played, and those still to be written.
void paintLines(QPainter& painter, const QRectF& room, double unit, double small, const PlayerCard& card)
{
    const bool days = card.isSchedule; // the last column has them, and is wider
    enum Column { round, number, opponent, colour, result, last, columns };
    const std::array<QString, columns> titles{Tr::tr("Rd.", "round, column of a card"),
                                              Tr::tr("No.", "pairing number, column of a card"),
                                              Tr::tr("Opponent"),
                                              Tr::tr("C", "colour, column of a card"),
                                              Tr::tr("Res.", "result, column of a card"),
                                              days ? Tr::tr("Day") : Tr::tr("Pts", "points, column")};
    const std::array shares{0.08, 0.095, days ? 0.405 : 0.525, 0.08, 0.11, days ? 0.23 : 0.11};
    const double type = std::clamp(unit * 0.6, leastCardType, 13.0);
    const double nameWidth = room.width() * shares.at(opponent) - 2 * cellMargin;
    double share = 1; // one size for the names of a card
    for (const PlayerCard::Line& line : card.lines)
        share = std::min(share, shareOfName(line.opponent, NameLook::medium, type, {nameWidth, unit}));
    share = std::max(share, leastOfHeading);
    const auto paintRow = [&](double from, const std::array<QString, columns>& cells, bool head) {
        double left = room.left();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const QRectF upright(left, room.top() + from * unit, room.width() * shares.at(i), unit);
            left += upright.width();
            const QRectF cell = page_text::mirrored(upright, room);
            painter.setPen(QPen(cardSoft, 0.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(cell);
            const QRectF inside = cell.adjusted(cellMargin, 0, -cellMargin, 0);
            if (i == opponent && !head)
                paintName(painter, inside, type * share, cells.at(i), NameLook::medium);
            else
                fitted(painter, inside, head ? small : type, head,
                       i == opponent ? Qt::AlignLeft
                       : i == number ? Qt::AlignRight | Qt::AlignAbsolute
                                     : Qt::Alignment(Qt::AlignHCenter),
                       cells.at(i), head ? cardSoft : QColor(Qt::black));
        }
    };
    double from = linesFrom;
    paintRow(from, titles, true);
    for (const PlayerCard::Line& line : card.lines)
        paintRow(from += 1,
                 {line.round, line.number, line.opponent, line.colour, line.result, days ? line.day : line.points},
                 false);
}

} // namespace

void paintCard(QPainter& painter, const QRectF& place, const PlayerCard& card, double longestName)
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
    const double unit = room.height() / (static_cast<double>(card.lines.size()) + linesFrom + 1.1);
    const double small = std::clamp(unit * 0.55, leastCardType, 11.0);
    const auto row = [&](double from, double units) {
        return QRectF(room.left(), room.top() + from * unit, room.width(), units * unit);
    };
    const auto placed = [&room](const QRectF& upright) {
        return page_text::mirrored(upright, room);
    };
    fitted(painter, row(0, 0.9), small, false, Qt::AlignLeft, card.event, cardSoft);
    const double type = std::clamp(unit * 1.1, 9.0, 20.0);
    const double numberWidth =
        (card.number.isEmpty() ? 2 * type : page_text::width(card.number, Style{type, true})) + type * 0.7;
    const QRectF line = row(1, 1.9);
    const QRectF name = line.adjusted(numberWidth, 0, 0, 0);
    if (card.number.isEmpty()) {
        painter.setPen(QPen(Qt::black, 0.6));
        const QRectF ofNumber = placed({line.left(), line.bottom(), numberWidth - type / 2, 0});
        painter.drawLine(ofNumber.topLeft(), ofNumber.topRight());
        painter.drawLine(placed(name).bottomLeft(), placed(name).bottomRight());
    } else {
        // The number as large as the name beside it, and all of them as large as the longest allows.
        const double most = largestName * type;
        const double size = std::clamp(name.width() * 0.98 / std::max(1.0, longestName), leastOfHeading * most, most);
        fitted(painter, placed({line.left(), line.top(), numberWidth, line.height()}), std::min(size, type), true,
               Qt::AlignLeft, card.number);
        fitted(painter, placed(name), size, true, Qt::AlignLeft, card.name);
    }
    fitted(painter, row(3, 0.9), small, false, Qt::AlignLeft, card.facts, cardSoft);
    paintLines(painter, room, unit, small, card);
}

} // namespace pairwright
