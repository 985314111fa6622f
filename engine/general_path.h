#pragma once

#include "engine/pairing.h"

#include <optional>

namespace pairwright {

/// The same round as pairRound() by the general path alone, without the short cuts that the other proves on its way;
/// the two share the rules. No value: the system has one way only (any Method but criteria).
std::optional<Expected<RoundPairing, PairingFailure>> pairRoundByGeneralPath(const TournamentState& state,
                                                                             const PairingRequest& request);

} // namespace pairwright
