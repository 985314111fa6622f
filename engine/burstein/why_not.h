#pragma once

#include "engine/burstein/edition.h"
#include "engine/why_not.h"

namespace pairwright::burstein {

/// See engine/why_not.h. The seeding rounds are answered by the Dutch system. The bye comes first; then as
/// in engine/dutch/why_not.h.
Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request,
                                                Edition edition, Tpn a, Tpn b);

} // namespace pairwright::burstein
