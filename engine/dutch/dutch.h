#pragma once

#include "engine/dutch/edition.h"

namespace pairwright::dutch {

/// Pairs the next round by the Dutch system (C.04.3).
Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request,
                                                 Edition edition);

} // namespace pairwright::dutch
