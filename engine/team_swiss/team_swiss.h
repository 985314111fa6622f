#pragma once

#include "engine/judge.h"
#include "engine/why_not.h"

/// The Swiss team system (C.04.6:2026). Players of a TournamentState are teams, records their matches, with the colour
/// of the first board; PlayerState::teamPoints says what they brought.
namespace pairwright::team_swiss {

Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request);

/// See engine/why_not.h and engine/judge.h.
Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request, Tpn a,
                                                Tpn b);
Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request,
                                        const GivenRound& given);

} // namespace pairwright::team_swiss
