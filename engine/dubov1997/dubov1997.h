#pragma once

#include "engine/judge.h"
#include "engine/pairing.h"
#include "engine/why_not.h"

namespace pairwright::dubov1997 {

/// Pairs the next round by the Dubov System of 1997. Every player needs a rating. Where the text leaves players
/// without an opponent, the nearest legal completion is proposed and the round says `arbiterDecides` (9).
Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request);

/// See engine/why_not.h and engine/judge.h.
Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request, Tpn a,
                                                Tpn b);
Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request,
                                        const GivenRound& given);

} // namespace pairwright::dubov1997
