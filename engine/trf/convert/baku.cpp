#include "engine/trf/convert/baku.h"

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

bool canAccelerate(const PointSystem& points)
{
    return points.loss == PointSystem::PerColour{} && points.winValue() == points.drawValue() + points.drawValue();
}

void addBakuPoints(TournamentState& state)
{
    const auto listed = static_cast<int>(std::count_if(state.players.begin(), state.players.end(), wasOnTheList));
    const int groupSize = 2 * ((listed + 3) / 4);
    const int accelerated = (state.plannedRounds + 1) / 2;
    const int full = (accelerated + 1) / 2;
    std::vector<Score> virtualPoints;
    for (int round = 1; round <= accelerated; ++round)
        virtualPoints.push_back(round <= full ? state.points.winValue() : state.points.drawValue());
    int counted = 0;
    for (PlayerState& player : state.players) {
        if (counted >= groupSize)
            return;
        counted += wasOnTheList(player) ? 1 : 0;
        player.virtualPoints = virtualPoints;
    }
}

} // namespace pairwright::trf
