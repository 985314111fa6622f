#pragma once

#include "engine/double_swiss/match_field.h"
#include "engine/judge.h"
#include "engine/why_not.h"

namespace pairwright::double_swiss {

/// See engine/why_not.h and engine/judge.h.
Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request, Tpn a,
                                                Tpn b);
Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request,
                                        const GivenRound& given);

/// The round in which two players of the field were scheduled for a match that was not forfeited.
std::optional<RoundNumber> roundOfMatch(const TournamentState& state, Tpn a, Tpn b);

} // namespace pairwright::double_swiss
