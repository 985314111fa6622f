// What the card of a team looks like: its name and players, then a line for each round.
#include "ui/print/card_pages.h"
#include "ui/print/name_painting.h"
#include "ui/print/page_text.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPen>

#include <algorithm>
#include <array>
#include <cstdint>

namespace pairwright {

namespace {

struct TeamCardTr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::TeamCards)
};

using page_text::Style;

const QColor teamCardSoft(0x44, 0x44, 0x44);
constexpr double teamCardEdge = 22;  // points around a card
constexpr double insideTeamCell = 3; // points
constexpr double leastTeamType = 7;  // points
constexpr double teamHeadRows = 3.2; // event, name and captain, in rows
constexpr std::size_t teamNamesALine = 2;
constexpr std::size_t fewestTeamPeople = 4; // lines to write on, of an empty card

/// The columns of its lines.
struct TeamLine {
    enum Column : std::uint8_t { round, number, opponent, colour, boards, result, matchPoints, gamePoints, count };
};
constexpr std::array<double, TeamLine::count> teamShares{0.06, 0.07, 0.33, 0.06, 0.19, 0.13, 0.08, 0.08};

void putOnTeamCard(QPainter& painter, const QRectF& place, double size, bool bold, Qt::Alignment alignment,
                   const QString& text, const QColor& ink = Qt::black)
{
    page_text::drawFitted(painter, place, Style{size, bold}, alignment, ink, text);
}

std::array<QString, TeamLine::count> teamTitles(int boards)
{
    return {TeamCardTr::tr("Rd.", "round, column of a card"),
            TeamCardTr::tr("No.", "pairing number, column of a card"),
            TeamCardTr::tr("Opponent"),
            TeamCardTr::tr("C 1", "colour on board 1, column of a card"),
            boards > 1 ? TeamCardTr::tr("Boards 1–%1").arg(boards) : TeamCardTr::tr("Board"),
            TeamCardTr::tr("Result"),
            TeamCardTr::tr("MP", "match points, column of a card"),
            TeamCardTr::tr("GP", "game points, column of a card")};
}

} // namespace

void paintCard(QPainter& painter, const QRectF& place, const TeamCard& card)
{
    const QRectF room = place.adjusted(teamCardEdge, teamCardEdge, -teamCardEdge, -teamCardEdge);
    const std::size_t people = std::max(card.people.size(), card.name.isEmpty() ? fewestTeamPeople : std::size_t{1});
    const std::size_t linesOfPeople = (people + teamNamesALine - 1) / teamNamesALine;
    const auto peopleRows = static_cast<double>(linesOfPeople);
    const double unit = room.height() / (teamHeadRows + peopleRows + 1.5 + static_cast<double>(card.lines.size()));
    const double small = std::clamp(unit * 0.5, leastTeamType, 10.0);
    const double type = std::clamp(unit * 0.55, leastTeamType, 12.0);
    const auto row = [&](double from, double units) {
        return QRectF(room.left(), room.top() + from * unit, room.width(), units * unit);
    };
    const auto placed = [&room](const QRectF& upright) {
        return page_text::mirrored(upright, room);
    };
    putOnTeamCard(painter, row(0, 0.8), small, false, Qt::AlignLeft, card.event, teamCardSoft);
    const double large = std::clamp(unit, 10.0, 18.0);
    const QRectF head = row(0.8, 1.4);
    const double numberWidth = page_text::width(QStringLiteral("000"), Style{large, true});
    const QRectF ofName = head.adjusted(numberWidth, 0, 0, 0);
    const QString captain =
        card.captain.isEmpty() ? TeamCardTr::tr("Captain:") : TeamCardTr::tr("Captain: %1").arg(card.captain);
    if (card.name.isEmpty()) {
        painter.setPen(QPen(Qt::black, 0.6));
        const QRectF ofNumber = placed({head.left(), head.bottom(), numberWidth - large / 2, 0});
        painter.drawLine(ofNumber.topLeft(), ofNumber.topRight());
        painter.drawLine(placed(ofName).bottomLeft(), placed(ofName).bottomRight());
    } else {
        putOnTeamCard(painter, placed({head.left(), head.top(), numberWidth, head.height()}), large, true,
                      Qt::AlignLeft, card.number);
        putOnTeamCard(painter, placed(ofName), large, true, Qt::AlignLeft, card.name);
    }
    putOnTeamCard(painter, row(2.2, 0.9), small, false, Qt::AlignLeft, captain, teamCardSoft);
    const double half = room.width() / static_cast<double>(teamNamesALine);
    const Style style(type);
    const double gap = page_text::width(QStringLiteral("00"), style) / 2;
    const double ofPlace = 3 * gap;
    const double ofRating = page_text::width(QStringLiteral("0000"), style) + gap;
    page_text::Widest names(style);
    for (const TeamCard::Member& member : card.people)
        names.take(member.name);
    const double ofPlayer = half - 2 * gap;
    const double ofNames = std::min(names.width() + 2 * gap, ofPlayer - ofPlace - ofRating);
    for (std::size_t i = 0; i < people; ++i) { // down the first column, then the second
        const std::size_t column = i / linesOfPeople;
        const QRectF line(room.left() + static_cast<double>(column) * half,
                          room.top() + (teamHeadRows + static_cast<double>(i % linesOfPeople)) * unit, ofPlayer,
                          0.9 * unit);
        if (i >= card.people.size()) {
            painter.setPen(QPen(teamCardSoft, 0.4));
            painter.drawLine(placed(line).bottomLeft(), placed(line).bottomRight());
            continue;
        }
        const auto put = [&](double left, double width, Qt::Alignment alignment, const QString& text) {
            putOnTeamCard(painter, placed({line.left() + left, line.top(), width, line.height()}), type, false,
                          alignment, text);
        };
        const TeamCard::Member& member = card.people[i];
        put(0, ofPlace, Qt::AlignLeft, member.place);
        put(ofPlace, ofNames, Qt::AlignLeft, member.name);
        put(ofPlace + ofNames, ofRating, Qt::AlignRight, member.rating);
    }
    double from = teamHeadRows + peopleRows + 0.3;
    const auto paintRow = [&](const std::array<QString, TeamLine::count>& cells, bool isHead) {
        double left = room.left();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const QRectF upright(left, room.top() + from * unit, room.width() * teamShares.at(i), unit);
            left += upright.width();
            const QRectF cell = placed(upright);
            painter.setPen(QPen(teamCardSoft, 0.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(cell);
            putOnTeamCard(painter, cell.adjusted(insideTeamCell, 0, -insideTeamCell, 0), isHead ? small : type, isHead,
                          i == TeamLine::opponent ? Qt::AlignLeft : Qt::AlignHCenter, cells.at(i),
                          isHead ? teamCardSoft : QColor(Qt::black));
        }
        from += 1;
    };
    paintRow(teamTitles(card.boards), true);
    for (const TeamCard::Line& line : card.lines)
        paintRow({line.round, line.number, line.opponent, line.colour, line.boards, line.result, line.matchPoints,
                  line.gamePoints},
                 false);
}

} // namespace pairwright
