#pragma once

#include "engine/dutch/edition.h"
#include "engine/judge.h"

namespace pairwright::dutch {

/// See engine/judge.h.
Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request, Edition edition,
                                        const GivenRound& given);

} // namespace pairwright::dutch
