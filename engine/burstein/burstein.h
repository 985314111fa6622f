#pragma once

#include "engine/burstein/edition.h"
#include "engine/pairing.h"

namespace pairwright::burstein {

/// Pairs the next round by the Burstein system (C.04.4.2); its seeding rounds by the Dutch one.
Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request,
                                                 Edition edition);

/// Rounds at the beginning that are paired by the Dutch system (1.6.2).
int seedingRounds(int plannedRounds);

} // namespace pairwright::burstein
