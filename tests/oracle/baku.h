#pragma once

#include "engine/tournament/point_system.h"

#include <vector>

/// The Baku acceleration (C.04.7; old C.04.5.1) as a table, in the order of its rules.
namespace pairwright::oracle::baku {

/// Premise: a loss is worth nothing and a win as much as two draws.
bool isAllowed(const PointSystem& points);

/// Players of GA before round 1: the first half of the list, rounded up to an even number. `listed` are all who are
/// on the list when round 1 is paired, absent ones with a requested bye included, later entries excluded.
int sizeOfGroupA(int listed);

/// Who is in GA, by TPN-1. `enteredLater` says so of each player in the present order. The last player of GA stays
/// the same person, so late entries above him belong to it.
std::vector<bool> groupA(const std::vector<bool>& enteredLater);

/// Rounds with virtual points: half of all, rounded up.
int acceleratedRounds(int plannedRounds);

/// Virtual points of a player of GA in a round: a win in the first half (rounded up) of the accelerated rounds, a draw
/// in the others, nothing later. Nobody else has any.
Score virtualPoints(int plannedRounds, int round, const PointSystem& points);

} // namespace pairwright::oracle::baku
