#pragma once

#include "engine/tournament/tournament_state.h"

namespace pairwright::trf {

/// Baku acceleration needs a loss worth nothing and a win worth two draws (C.04.7).
bool canAccelerate(const PointSystem& points);

/// Gives the virtual points of C.04.7 to the first 2 * ceil(N/4) of the N players who were on the list when
/// round 1 was paired, and to everybody who entered later above the last of them.
void addBakuPoints(TournamentState& state);

} // namespace pairwright::trf
