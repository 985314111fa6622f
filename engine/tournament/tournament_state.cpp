#include "engine/tournament/tournament_state.h"

#include <algorithm>

namespace pairwright {

int TournamentState::roundsPlayed() const
{
    std::size_t rounds = 0;
    for (const PlayerState& player : players)
        rounds = std::max(rounds, player.rounds.size());
    return static_cast<int>(rounds);
}

RoundRecord TournamentState::record(Tpn tpn, RoundNumber round) const
{
    const auto& rounds = player(tpn).rounds;
    const auto index = static_cast<std::size_t>(round.value - 1);
    return index < rounds.size() ? rounds[index] : RoundRecord{Bye{ByeKind::NotEntered}};
}

Score TournamentState::scoreAfter(Tpn tpn, int rounds) const
{
    const auto& records = player(tpn).rounds;
    Score score;
    for (std::size_t i = 0; i < records.size() && i < static_cast<std::size_t>(rounds); ++i)
        score += points.pointsFor(records[i]);
    return score;
}

Score TournamentState::pairingScore(Tpn tpn, RoundNumber round) const
{
    const auto& extra = player(tpn).virtualPoints;
    const auto index = static_cast<std::size_t>(round.value - 1);
    return scoreAfter(tpn, round.value - 1) + (index < extra.size() ? extra[index] : Score{});
}

} // namespace pairwright
