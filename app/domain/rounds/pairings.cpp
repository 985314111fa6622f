#include "app/domain/rounds/pairings.h"

#include <algorithm>

namespace pairwright {

bool isPlaced(const Pairings& pairings, PlayerKey player)
{
    return pairings.bye == player || std::any_of(pairings.boards.begin(), pairings.boards.end(),
                                                 [player](const Match& match) { return match.has(player); });
}

const Match* sameBoard(const Pairings& pairings, const Match& match)
{
    const auto found = std::find_if(pairings.boards.begin(), pairings.boards.end(),
                                    [&](const Match& one) { return one.a == match.a && one.b == match.b; });
    return found != pairings.boards.end() ? &*found : nullptr;
}

bool isWhole(const Match& match)
{
    return !match.games.empty() && std::all_of(match.games.begin(), match.games.end(), [&match](const Game& game) {
        return match.has(game.white) && game.black == match.opponentOf(game.white);
    });
}

void changePlaces(Pairings& pairings, PlayerKey first, PlayerKey second)
{
    const auto other = [&](PlayerKey place) {
        return place == first ? second : place == second ? first : place;
    };
    for (Match& match : pairings.boards) {
        match.a = other(match.a);
        match.b = other(match.b);
    }
    if (pairings.bye)
        pairings.bye = other(*pairings.bye);
}

} // namespace pairwright
