#include "engine/tournament/tournament_state.h"

#include <algorithm>

namespace pairwright {

namespace {

int recordsOf(const TournamentState& state)
{
    std::size_t records = 0;
    for (const PlayerState& player : state.players)
        records = std::max(records, player.rounds.size());
    return static_cast<int>(records);
}

} // namespace

int TournamentState::roundsPlayed() const
{
    return (recordsOf(*this) + gamesOfARound - 1) / gamesOfARound;
}

bool TournamentState::hasWholeRounds() const
{
    return recordsOf(*this) % gamesOfARound == 0;
}

RoundRecord TournamentState::record(Tpn tpn, RoundNumber round, int game) const
{
    const auto& rounds = player(tpn).rounds;
    const auto index = static_cast<std::size_t>(gamesOfARound * (round.value - 1) + game - 1);
    return index < rounds.size() ? rounds[index] : RoundRecord{Bye{ByeKind::NotEntered}};
}

Score TournamentState::scoreAfter(Tpn tpn, int rounds) const
{
    const auto& records = player(tpn).rounds;
    const auto& ofTeam = player(tpn).teamPoints;
    const std::size_t last = static_cast<std::size_t>(rounds) * static_cast<std::size_t>(gamesOfARound);
    const std::size_t end = std::min(records.size(), last);
    Score score;
    for (std::size_t i = 0; i < end; ++i)
        score += i < ofTeam.size() ? ofTeam[i].primary : points.pointsFor(records[i]);
    for (std::size_t i = end; i < last; ++i) // as record() says
        score += points.pointsFor(Bye{ByeKind::NotEntered});
    return score;
}

Score TournamentState::secondaryScoreAfter(Tpn tpn, int rounds) const
{
    Score score;
    if (teams && !teams->secondaryInPairing)
        return score;
    const auto& ofTeam = player(tpn).teamPoints;
    const std::size_t end = std::min(ofTeam.size(), static_cast<std::size_t>(rounds));
    for (std::size_t i = 0; i < end; ++i)
        score += ofTeam[i].secondary;
    return score;
}

Score TournamentState::pairingScore(Tpn tpn, RoundNumber round) const
{
    const auto& extra = player(tpn).virtualPoints;
    const auto index = static_cast<std::size_t>(round.value - 1);
    return scoreAfter(tpn, round.value - 1) + (index < extra.size() ? extra[index] : Score{});
}

} // namespace pairwright
