#pragma once

#include "engine/dutch/edition.h"
#include "engine/why_not.h"

namespace pairwright::dutch {

/// See engine/why_not.h. A candidate of a bracket lets the pair be made if it holds the pair, or if the
/// players whom it leaves can be paired with those below so that the pair is among them. The brackets stay as they
/// are until the first whose candidate does not let the pair be made; there the best one that does is
/// sought. Every candidate is worth what the edition says of it, the following bracket ([C8]; C.7) included
/// as if no pair were asked for.
Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request,
                                                Edition edition, Tpn a, Tpn b);

} // namespace pairwright::dutch
