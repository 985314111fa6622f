#pragma once

#include "engine/tournament/tournament_state.h"

#include <cstdint>

namespace pairwright::property {

/// An open of so many players before one of its later rounds that was paired by nobody's rules, as it is imported from
/// other programs: everybody met somebody near in score, and the stronger of two had White where nothing was in the
/// way. So whole scoregroups must have one colour, and many players leave them. The same seed gives the same open.
TournamentState roughOpen(std::uint64_t seed, int leastPlayers = 10, int largest = 170);

} // namespace pairwright::property
