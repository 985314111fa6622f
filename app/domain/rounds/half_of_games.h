#pragma once

#include "app/domain/tournament.h"

#include <vector>

/// Who has played under half of his games in a round robin leaves the standings of all (C.05 annex 1).
namespace pairwright {

/// Half of all his games, over the board; rounds that are only laid out, or not even that, count as games that he has
/// not played.
bool hasPlayedHalf(const Tournament& tournament, PlayerKey key);

/// Of a round robin whose games have all ended: who has played under half, and whose games count all the same as long
/// as nobody has withdrawn him. In the order of the list; of every other tournament nobody.
std::vector<PlayerKey> countedUnderHalf(const Tournament& tournament);

} // namespace pairwright
