#pragma once

#include "engine/tournament/tournament_state.h"

#include <cstdint>

namespace pairwright {

enum class Unplayed : std::uint8_t { none, some };

/// A tournament with random ratings, pairings and results, and with byes, withdrawals and forfeits if asked
/// for; the same for the same seed. It follows no pairing rules: tie-breaks do not ask how the pairings came about.
TournamentState randomEvent(std::uint64_t seed, int players, int rounds, Unplayed unplayed = Unplayed::some);

} // namespace pairwright
