#pragma once

#include "engine/pairing.h"

namespace pairwright::lim {

/// Pairs the next round by the Lim system (C.04.4.3, text of 1999; re-issued unchanged in 2026). The text is a
/// procedure, so the record lists its steps.
Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request);

} // namespace pairwright::lim
