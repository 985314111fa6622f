#pragma once

#include "engine/dubov/dubov.h"
#include "engine/judge.h"

namespace pairwright::dubov {

/// See engine/judge.h.
Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request, Edition edition,
                                        const GivenRound& given);

} // namespace pairwright::dubov
