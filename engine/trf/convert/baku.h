#pragma once

#include "engine/tournament/tournament_state.h"

namespace pairwright::trf {

/// Gives the virtual points of C.04.7 to the first 2 * ceil(N/4) of the N players who were on the list when
/// round 1 was paired, and to everybody who entered later above the last of them.
void addBakuPoints(TournamentState& state);

/// The first player whose virtual points are others than those of addBakuPoints(), in the rounds up to the one
/// to be paired. None: they agree.
std::optional<Tpn> firstOtherThanBaku(const TournamentState& state);

} // namespace pairwright::trf
