#pragma once

#include "engine/pairing.h"

namespace pairwright::dutch2012 {

/// Pairs the next round by the Dutch system as it was agreed in Istanbul 2012.
Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request);

} // namespace pairwright::dutch2012
