#pragma once

#include "engine/tournament/tournament_state.h"

namespace pairwright::trf {

/// The first player whose virtual points are others than those of Baku acceleration, in the rounds up to the one
/// to be paired. None: they agree. `absentFromRoundOne` as in accelerate().
std::optional<Tpn> firstOtherThanBaku(const TournamentState& state, const std::vector<Tpn>& absentFromRoundOne);

} // namespace pairwright::trf
