#pragma once

#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break_context.h"

namespace pairwright {

/// Progressive scores: sum over the rounds of the score after each, in tenths (C.07 art. 7.5). A cut takes
/// the first rounds, played or not (art. 14.1).
std::vector<TieBreakResult> progressive(const TieBreakContext& context, const TieBreak& tieBreak);

} // namespace pairwright
