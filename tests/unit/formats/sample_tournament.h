#pragma once

#include "app/domain/tournament.h"

namespace pairwright {

/// Seven players and two published rounds: round 1 with a bye and a forfeit, round 2 published as v2 (v1
/// was withdrawn) with an open board, a half-point bye and a withdrawal; a late entry from round 2 on.
Tournament sampleTournament();

} // namespace pairwright
