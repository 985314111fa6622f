#include "app/formats/report/cross_table_cells.h"

#include "app/formats/display_text.h"
#include "app/formats/report/report_texts.h"

namespace pairwright {

namespace {

QString outcomeText(std::optional<GameResult> result, Colour side)
{
    if (!result)
        return {};
    // "1 - 0" from the side of the player: what stands before or after the dash in the middle.
    const QStringList halves = resultText(*result).split(QStringLiteral(" - "));
    if (halves.size() != 2)
        return resultText(*result);
    return side == Colour::White ? halves.first() : halves.last();
}

QString colourLetter(Colour colour)
{
    return colour == Colour::White ? ReportTexts::tr("w", "White, in a cross-table")
                                   : ReportTexts::tr("b", "Black, in a cross-table");
}

Score pointsOf(const PointSystem& points, Presence presence)
{
    switch (presence) {
    case Presence::halfPointBye: return points.halfPointBye;
    case Presence::fullPointBye: return points.fullPointBye;
    default: return points.zeroPointBye;
    }
}

QString withoutOpponent(Score points)
{
    return QStringLiteral("–") + scoreText(points);
}

} // namespace

CrossTableCells::CrossTableCells(const Tournament& tournament, int rounds)
{
    const TpnMap numbers(tpnOrder(tournament));
    for (int number = 1; number <= rounds; ++number)
        addRound(tournament, *tournament.round(RoundNumber{number}), numbers);
}

void CrossTableCells::addRound(const Tournament& tournament, const Round& round, const TpnMap& numbers)
{
    const PointSystem& points = tournament.settings.points;
    for (const Player& player : tournament.players) {
        const Presence presence = presenceIn(player, round.number);
        if (presence != Presence::notEntered)
            cells_[{round.number, player.key}] = withoutOpponent(pointsOf(points, presence));
    }
    const Pairings& pairings = round.published()->pairings;
    const auto game = [&](PlayerKey player, PlayerKey opponent, Colour side, std::optional<GameResult> result) {
        const auto number = numbers.tpnOf(opponent);
        cells_[{round.number, player}] =
            QString::number(number ? number->value : 0) + colourLetter(side) + outcomeText(result, side);
    };
    for (const RoundBoard& board : pairings.boards) {
        game(board.white, board.black, Colour::White, board.outcome.result);
        game(board.black, board.white, Colour::Black, board.outcome.result);
    }
    if (pairings.bye)
        cells_[{round.number, *pairings.bye}] = withoutOpponent(points.pairingAllocatedBye);
}

QString CrossTableCells::cell(PlayerKey player, RoundNumber round) const
{
    const auto found = cells_.find({round, player});
    return found == cells_.end() ? QString() : found->second;
}

QString CrossTableCells::legend()
{
    return ReportTexts::tr("12w1: White against number 12, won; + and - by forfeit, * adjourned; –1: one point "
                           "without an opponent.");
}

} // namespace pairwright
