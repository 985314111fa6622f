#pragma once

#include "engine/dubov/dubov.h"
#include "engine/why_not.h"

namespace pairwright::dubov {

/// See engine/why_not.h. The bye comes first; then the brackets stay as they are until the first that does
/// not let the pair be made, which is paired anew with the pair among the absolute criteria.
Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request,
                                                Edition edition, Tpn a, Tpn b);

} // namespace pairwright::dubov
