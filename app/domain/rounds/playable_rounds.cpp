#include "app/domain/rounds/playable_rounds.h"

#include "app/domain/players/club_mates.h"
#include "app/domain/rounds/rounds_apart.h"

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

namespace {

using Barred = std::map<PlayerKey, std::set<PlayerKey>>;

/// Whom each must not meet in any of the planned rounds, himself among them; who may meet all is not in it.
Barred barredIn(const Tournament& tournament)
{
    Barred barred;
    for (const ForbiddenPairs& group : forbiddenIn(tournament)) {
        const bool always =
            group.first.value <= 1 && (!group.last || group.last->value >= tournament.settings.plannedRounds);
        for (const PlayerKey key : group.players)
            if (always)
                barred[key].insert(group.players.begin(), group.players.end());
    }
    return barred;
}

/// Nobody has said that he will be away: each of them plays in every round, or has the bye.
bool allAlwaysPresent(const Tournament& tournament)
{
    return std::ranges::all_of(tournament.players, [&](const Player& player) {
        for (RoundNumber round{1}; round.value <= tournament.settings.plannedRounds; ++round.value)
            if (presenceIn(player, round) != Presence::present)
                return false;
        return true;
    });
}

/// With a vertex for the bye, which everybody may have once, where their number is odd.
MayMeet mayMeetIn(const Tournament& tournament, const Barred& barred)
{
    const std::size_t players = tournament.players.size();
    MayMeet mayMeet(players + players % 2);
    for (std::size_t a = 0; a < mayMeet.size(); ++a)
        for (std::size_t b = 0; b < mayMeet.size(); ++b) {
            const auto found = a < players ? barred.find(tournament.players[a].key) : barred.end();
            const bool isBarred =
                a == b || (b < players && found != barred.end() && found->second.contains(tournament.players[b].key));
            mayMeet[a] |= std::uint64_t{isBarred ? 0U : 1U} << b;
        }
    return mayMeet;
}

} // namespace

int mostPlayableRounds(const Tournament& tournament)
{
    const int players = static_cast<int>(tournament.players.size());
    int playable = mostPlayableRounds(players);
    const Barred barred = barredIn(tournament);
    for (const auto& [player, others] : barred)
        playable = std::min(playable, players - static_cast<int>(others.size()) + players % 2);
    playable = std::max(playable, 0);
    if (barred.empty() || players >= mostApart || !allAlwaysPresent(tournament))
        return playable;
    const int wanted = std::min(playable, tournament.settings.plannedRounds);
    const int found = mostRoundsApart(mayMeetIn(tournament, barred), wanted);
    return found < wanted ? found : playable;
}

} // namespace pairwright
