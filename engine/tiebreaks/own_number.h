#pragma once

#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break_context.h"

namespace pairwright {

/// The pairing number (C.07 art. 7.8) or the rating (art. 10.6) itself; which end stands first is said by
/// lowerIsBetter(). No contributions.
std::vector<TieBreakResult> ownNumber(const TieBreakContext& context, const TieBreak& tieBreak);

/// What decides from outside of the rounds, as the state has it: a value that was entered, a place given by hand, a
/// lot.
std::vector<TieBreakResult> givenValue(const TieBreakContext& context, const TieBreak& tieBreak);

} // namespace pairwright
