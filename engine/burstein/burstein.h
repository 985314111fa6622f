#pragma once

#include "engine/pairing.h"

#include <string_view>

namespace pairwright::burstein {

/// Pairs the next round by the Burstein system (C.04.4.2:2026); its seeding rounds by the Dutch one.
Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request);

/// Rounds at the beginning that are paired by the Dutch system (1.6.2).
int seedingRounds(int plannedRounds);

/// "2.3.4 [C8]"; empty for what the system does not know.
std::string_view criterionArticle(Criterion criterion);
std::string_view colourArticle(ColourRule rule);

} // namespace pairwright::burstein
