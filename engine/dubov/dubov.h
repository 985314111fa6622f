#pragma once

#include "engine/pairing.h"

#include <string_view>

namespace pairwright::dubov {

/// Editions of C.04.4.1; they differ in who is barred from the bye, and in nothing else that pairs.
enum class Edition : std::uint8_t { of2018, of2026 };

/// Pairs the next round by the Dubov system. Every player needs a rating (1.1).
Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request,
                                                 Edition edition);

/// "2.3.3 [C7]"; empty for what the system does not know.
std::string_view criterionArticle(Criterion criterion);
std::string_view colourArticle(ColourRule rule);

} // namespace pairwright::dubov
