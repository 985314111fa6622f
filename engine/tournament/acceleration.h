#pragma once

#include "engine/tournament/tournament_state.h"

#include <optional>
#include <vector>

/// Baku acceleration (C.04.7): the members of the upper group get virtual points in the accelerated rounds,
/// the first half of the tournament.
namespace pairwright {

/// A loss must be worth nothing and a win two draws.
bool canAccelerate(const PointSystem& points);

/// The place, from 0, of the last member of the upper group: half of those who have a number in round 1 belong to it,
/// rounded up to an even number, and everybody above the last of them. `numbered` says by place who is on a board or
/// has the pairing-allocated bye in round 1, or is to be paired in it; nobody on a requested bye. None: nobody is.
std::optional<std::size_t> lastOfUpperGroup(const std::vector<bool>& numbered);

/// The virtual points of the upper group in round 1, 2, ... up to the last accelerated round: those of a win, then of a
/// draw, in every game of a round (two in the Double-Swiss System).
std::vector<Score> upperGroupPoints(const PointSystem& points, int plannedRounds, int gamesOfARound);

/// Replaces the virtual points of all by those of the acceleration. `absentFromRoundOne` counts before round 1 only;
/// from then on the records of round 1 say who had a number.
void accelerate(TournamentState& state, const std::vector<Tpn>& absentFromRoundOne);

} // namespace pairwright
