#pragma once

#include "engine/base/ids.h"
#include "engine/systems.h"

namespace pairwright {

/// The system whose articles a round is paired by, for citations: its own, but for seeding rounds that of
/// PairingSystem::seedingSystem (Burstein, C.04.4.2 art. 1.6: the Dutch one of the same year).
SystemEdition rulesOf(SystemEdition system, RoundNumber round, int plannedRounds);

/// How many rounds at the beginning those are; 0 in a system without seeding rounds.
int seedingRounds(SystemEdition system, int plannedRounds);

} // namespace pairwright
