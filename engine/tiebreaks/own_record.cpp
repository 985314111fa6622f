#include "engine/tiebreaks/own_record.h"

#include "engine/tiebreaks/unplayed_rounds.h"

namespace pairwright {

namespace {

constexpr std::int64_t tenths = 10;

/// One round of one participant.
struct Cell {
    const TieBreakContext& context;
    Tpn tpn;
    int round;
    RoundRecord record;
};

bool isGame(const Cell& cell)
{
    return countsAsGame(cell.context.rules(), cell.record, Purpose::ownRecord);
}

bool isWon(const Cell& cell)
{
    if (const auto* game = std::get_if<PlayedGame>(&cell.record))
        return game->outcome == GameOutcome::Win;
    const auto* forfeit = std::get_if<ForfeitedGame>(&cell.record);
    return forfeit && forfeit->won;
}

bool isWithBlack(const Cell& cell)
{
    if (const auto* game = std::get_if<PlayedGame>(&cell.record))
        return game->colour == Colour::Black;
    const auto* forfeit = std::get_if<ForfeitedGame>(&cell.record);
    return forfeit && forfeit->colour == Colour::Black;
}

bool hasPointsOfAWin(const Cell& cell)
{
    // A won game is a win even where White's and Black's wins are worth different points.
    if (isPlayed(cell.record))
        return isWon(cell);
    return cell.context.points(cell.tpn, cell.round) == cell.context.state().points.winValue();
}

bool isElected(const Cell& cell)
{
    return !isVoluntaryUnplayed(cell.record) || isGame(cell);
}

/// In tenths: 10, 5 or 0.
std::int64_t standardPoints(const Cell& cell)
{
    const Score own = cell.context.points(cell.tpn, cell.round);
    const auto opponent = scheduledOpponent(cell.record);
    const Score other = opponent ? cell.context.points(*opponent, cell.round) : cell.context.state().points.drawValue();
    if (own == other)
        return tenths / 2;
    return own > other ? tenths : 0;
}

TieBreakValue amountOf(const Cell& cell, TieBreakKind kind)
{
    switch (kind) {
    case TieBreakKind::Wins: return {hasPointsOfAWin(cell) ? 1 : 0, 1};
    case TieBreakKind::GamesWon: return {isGame(cell) && isWon(cell) ? 1 : 0, 1};
    case TieBreakKind::GamesWithBlack: return {isGame(cell) && isWithBlack(cell) ? 1 : 0, 1};
    case TieBreakKind::WinsWithBlack: return {isGame(cell) && isWithBlack(cell) && isWon(cell) ? 1 : 0, 1};
    case TieBreakKind::RoundsElected: return {isElected(cell) ? 1 : 0, 1};
    default: return {standardPoints(cell), tenths};
    }
}

} // namespace

std::vector<TieBreakResult> ownRecord(const TieBreakContext& context, const TieBreak& tieBreak)
{
    const std::int64_t denominator = tieBreak.kind == TieBreakKind::StandardPoints ? tenths : 1;
    std::vector<TieBreakResult> results(context.state().players.size());
    for (int i = 1; i <= context.participants(); ++i) {
        TieBreakResult& result = results[static_cast<std::size_t>(i - 1)];
        for (int round = 1; round <= context.rounds(); ++round) {
            const Cell cell{context, Tpn{i}, round, context.record(Tpn{i}, round)};
            const TieBreakValue amount = amountOf(cell, tieBreak.kind);
            if (amount.numerator == 0)
                continue;
            Contribution contribution;
            contribution.round = RoundNumber{round};
            contribution.opponent = scheduledOpponent(cell.record);
            contribution.ownPoints = context.points(Tpn{i}, round);
            contribution.amount = amount;
            result.contributions.push_back(contribution);
        }
        result.value = sumOf(result.contributions, denominator);
    }
    return results;
}

} // namespace pairwright
