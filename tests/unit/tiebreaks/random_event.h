#pragma once

#include "engine/tournament/tournament_state.h"

#include <cstdint>

namespace pairwright {

/// A tournament with random pairings and results, byes, withdrawals and forfeits; the same for the same seed.
/// It follows no pairing rules: tie-breaks do not ask how the pairings came about.
TournamentState randomEvent(std::uint64_t seed, int players, int rounds);

} // namespace pairwright
