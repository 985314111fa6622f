#pragma once

#include "engine/pairing.h"

namespace pairwright::dubov {

/// Editions of C.04.4.1; they differ in who is barred from the bye, and in nothing else that pairs.
enum class Edition : std::uint8_t { of2018, of2026 };

/// Pairs the next round by the Dubov system. Every player needs a rating (1.1).
Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request,
                                                 Edition edition);

} // namespace pairwright::dubov
