#pragma once

#include "engine/burstein/edition.h"
#include "engine/pairing.h"

#include <string_view>

namespace pairwright::burstein {

/// Pairs the next round by the Burstein system (C.04.4.2); its seeding rounds by the Dutch one.
Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request,
                                                 Edition edition);

/// Rounds at the beginning that are paired by the Dutch system (1.6.2).
int seedingRounds(int plannedRounds);

/// "2.3.4 [C8]" (2026), "C.8" (2017); empty for what the edition does not know.
std::string_view criterionArticle(Edition edition, Criterion criterion);
std::string_view colourArticle(Edition edition, ColourRule rule);

} // namespace pairwright::burstein
