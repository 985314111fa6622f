#pragma once

#include "engine/judge.h"

namespace pairwright::dutch2012 {

/// See engine/judge.h. The text is a procedure: the verdict names the first step that the round leaves.
Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request,
                                        const GivenRound& given);

} // namespace pairwright::dutch2012
