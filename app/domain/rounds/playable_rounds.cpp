#include "app/domain/rounds/playable_rounds.h"

#include "app/domain/players/club_mates.h"

#include <algorithm>
#include <map>
#include <set>

namespace pairwright {

int mostPlayableRounds(int players)
{
    if (players < 2)
        return 0;
    return players % 2 == 0 ? players - 1 : players;
}

int mostPlayableRounds(const Tournament& tournament)
{
    const int players = static_cast<int>(tournament.players.size());
    int playable = mostPlayableRounds(players);
    std::map<PlayerKey, std::set<PlayerKey>> barred;
    for (const ForbiddenPairs& group : forbiddenIn(tournament)) {
        const bool always =
            group.first.value <= 1 && (!group.last || group.last->value >= tournament.settings.plannedRounds);
        for (const PlayerKey key : group.players)
            if (always)
                barred[key].insert(group.players.begin(), group.players.end()); // himself, too
    }
    for (const auto& [player, others] : barred)
        playable = std::min(playable, players - static_cast<int>(others.size()) + players % 2);
    return std::max(playable, 0);
}

} // namespace pairwright
