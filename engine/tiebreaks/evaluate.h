#pragma once

#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break_context.h"

#include <vector>

namespace pairwright {

/// One tie-break for every participant, by Tpn-1. Tie-breaks among the tied are not for here: their
/// results stay without a value (see direct_encounter.h).
std::vector<TieBreakResult> evaluate(const TieBreakContext& context, const TieBreak& tieBreak);

} // namespace pairwright
