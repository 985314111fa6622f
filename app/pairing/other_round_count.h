#pragma once

#include "app/domain/tournament.h"
#include "app/pairing/round_answers.h"

namespace pairwright {

/// How a published round would differ if the tournament had had so many rounds from the start: whether it is the last
/// one decides by which rules it is paired. An error where they give no round at all.
Expected<RoundChanges, PairingJobError> withOtherRoundCount(const Tournament& tournament, const Round& round,
                                                            int rounds);

/// "1-4 2-3, bye 5": what would be instead, in the players' numbers.
QString insteadText(const RoundChanges& changes, const RoundVersion& version);

} // namespace pairwright
