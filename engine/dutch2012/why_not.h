#pragma once

#include "engine/why_not.h"

namespace pairwright::dutch2012 {

/// See engine/why_not.h. The text is a procedure: the answer is the step that gave one of the two an opponent or
/// the bye before they could have been paired, and the round that the same procedure makes of the two tied together.
Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request, Tpn a,
                                                Tpn b);

} // namespace pairwright::dutch2012
