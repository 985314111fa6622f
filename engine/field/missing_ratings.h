#pragma once

#include "engine/tournament/tournament_state.h"

#include <vector>

namespace pairwright {

/// Players without a rating in a round that goes by ratings (Dubov 1.1): who is to be paired, and whom one of those has
/// met, for his rating counts in an average. Nobody else's rating is asked for.
std::vector<Tpn> missingRatings(const TournamentState& state, const std::vector<Tpn>& absent);

} // namespace pairwright
