#include "engine/burstein/opposition_index.h"

namespace pairwright::burstein {

namespace {

bool isZeroPointBye(const RoundRecord& record)
{
    const auto* bye = std::get_if<Bye>(&record);
    return bye && (bye->kind == ByeKind::Zero || bye->kind == ByeKind::NotEntered);
}

/// A player's score as his opponents see it: zero-point byes of the run that reaches the last round played
/// count as draws (1.7.2). The run ends there whether or not he takes part in the round to pair.
std::int64_t scoreForOpponents(const TournamentState& state, Tpn tpn, int rounds)
{
    std::int64_t score = state.scoreAfter(tpn, rounds).tenths;
    for (int round = rounds; round > 0 && isZeroPointBye(state.record(tpn, RoundNumber{round})); --round)
        score += state.points.drawValue().tenths;
    return score;
}

} // namespace

std::vector<OppositionIndex> oppositionIndex(const TournamentState& state)
{
    const int rounds = state.roundsPlayed();
    const auto count = static_cast<std::int32_t>(state.players.size());
    std::vector<std::int64_t> seen;
    for (std::int32_t number = 1; number <= count; ++number)
        seen.push_back(scoreForOpponents(state, Tpn{number}, rounds));

    std::vector<OppositionIndex> result(state.players.size());
    for (std::int32_t number = 1; number <= count; ++number) {
        OppositionIndex& index = result[static_cast<std::size_t>(number - 1)];
        const std::int64_t own = state.scoreAfter(Tpn{number}, rounds).tenths;
        for (int round = 1; round <= rounds; ++round) {
            const RoundRecord record = state.record(Tpn{number}, RoundNumber{round});
            // Whoever does not play, plays himself (1.7.2); a forfeit is not played, on either side.
            const auto* game = std::get_if<PlayedGame>(&record);
            const std::int64_t value = game ? seen[static_cast<std::size_t>(game->opponent.value - 1)] : own;
            index.buchholz += value;
            index.sonnebornBerger += value * state.points.pointsFor(record).tenths;
        }
    }
    return result;
}

bool ranksAbove(const OppositionIndex& a, Tpn tpnA, const OppositionIndex& b, Tpn tpnB)
{
    if (a.buchholz != b.buchholz)
        return a.buchholz > b.buchholz;
    if (a.sonnebornBerger != b.sonnebornBerger)
        return a.sonnebornBerger > b.sonnebornBerger;
    return tpnA < tpnB;
}

} // namespace pairwright::burstein
