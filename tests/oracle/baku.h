#pragma once

#include "engine/tournament/point_system.h"

#include <vector>

/// The Baku acceleration (C.04.7; old C.04.5.1) as a table, in the order of its rules.
namespace pairwright::oracle::baku {

/// Premise: a loss is worth nothing and a win as much as two draws.
bool isAllowed(const PointSystem& points);

/// Players of GA when round 1 is paired: the first half of those who then have a number, on a board or with the
/// pairing-allocated bye, rounded up to an even number. Who is absent or has a requested bye is not counted.
int sizeOfGroupA(int numbered);

/// Who is in GA, by TPN-1. `unnumbered` says of each player in the present order that he had no number in round 1. The
/// last player of GA stays the same person, so those above him belong to it.
std::vector<bool> groupA(const std::vector<bool>& unnumbered);

/// Rounds with virtual points: half of all, rounded up.
int acceleratedRounds(int plannedRounds);

/// Virtual points of a player of GA in a round: a win in the first half (rounded up) of the accelerated rounds, a draw
/// in the others, nothing later. Nobody else has any.
Score virtualPoints(int plannedRounds, int round, const PointSystem& points);

} // namespace pairwright::oracle::baku
