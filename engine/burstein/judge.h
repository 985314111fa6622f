#pragma once

#include "engine/burstein/edition.h"
#include "engine/judge.h"

namespace pairwright::burstein {

/// See engine/judge.h. The seeding rounds are judged by the Dutch system.
Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request, Edition edition,
                                        const GivenRound& given);

} // namespace pairwright::burstein
