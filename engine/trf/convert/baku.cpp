#include "engine/trf/convert/baku.h"

#include "engine/tournament/acceleration.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

/// A file cannot tell a late entry from a zero-point bye, so whoever has zero-point byes from round 1 up to a
/// first board is taken for a late entry; before round 1 everybody is on the list.
bool wasOnTheList(const PlayerState& player)
{
    if (player.rounds.empty())
        return true;
    const auto* bye = std::get_if<Bye>(&player.rounds.front());
    return !bye || (bye->kind != ByeKind::Zero && bye->kind != ByeKind::NotEntered);
}

} // namespace

void addBakuPoints(TournamentState& state)
{
    const auto listed = static_cast<int>(std::count_if(state.players.begin(), state.players.end(), wasOnTheList));
    const int groupSize = upperGroupSize(listed);
    const std::vector<Score> virtualPoints = upperGroupPoints(state.points, state.plannedRounds, state.gamesOfARound);
    int counted = 0;
    for (PlayerState& player : state.players) {
        if (counted >= groupSize)
            return;
        counted += wasOnTheList(player) ? 1 : 0;
        player.virtualPoints = virtualPoints;
    }
}

std::optional<Tpn> firstOtherThanBaku(const TournamentState& state)
{
    TournamentState computed = state;
    for (PlayerState& player : computed.players)
        player.virtualPoints.clear();
    addBakuPoints(computed);
    const int next = state.roundsPlayed() + 1;
    for (std::int32_t number = 1; number <= static_cast<std::int32_t>(state.players.size()); ++number)
        for (int round = 1; round <= next; ++round)
            if (state.pairingScore(Tpn{number}, RoundNumber{round}) !=
                computed.pairingScore(Tpn{number}, RoundNumber{round}))
                return Tpn{number};
    return std::nullopt;
}

} // namespace pairwright::trf
