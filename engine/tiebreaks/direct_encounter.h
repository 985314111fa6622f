#pragma once

#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break_context.h"

#include <span>
#include <vector>

namespace pairwright {

/// Direct encounter among tied participants (C.07 art. 6), one result for each in the order given.
/// `value` is the score from the rounds among them (two rounds of a pair: their average, art. 6.1.2; a match of two
/// games is one round with the points of both); `placeAmongTied` is the outcome, equal places where nothing is decided.
/// Forfeits are missing games unless the tie-break has /P or the event is a round robin (art. 6.1.1, 15.2).
std::vector<TieBreakResult> directEncounter(const TieBreakContext& context, std::span<const Tpn> tied,
                                            const TieBreak& tieBreak);

} // namespace pairwright
