#pragma once

#include "engine/why_not.h"

namespace pairwright::lim {

/// See engine/why_not.h. The text is a procedure: the answer is the step that gave one of the two another
/// fate before they could have been paired.
Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request, Tpn a,
                                                Tpn b);

} // namespace pairwright::lim
