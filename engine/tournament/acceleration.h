#pragma once

#include "engine/tournament/point_system.h"

#include <vector>

/// Baku acceleration (C.04.7): the members of the upper group get virtual points in the accelerated rounds,
/// the first half of the tournament.
namespace pairwright {

/// A loss must be worth nothing and a win two draws.
bool canAccelerate(const PointSystem& points);

/// How many of the players on the list belong to the upper group: half of them, rounded up to an even number.
int upperGroupSize(int listedPlayers);

/// The virtual points of the upper group in round 1, 2, ... up to the last accelerated round: those of a win, then of a
/// draw, in every game of a round (two in the Double-Swiss System).
std::vector<Score> upperGroupPoints(const PointSystem& points, int plannedRounds, int gamesOfARound);

} // namespace pairwright
