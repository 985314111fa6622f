#pragma once

#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break_context.h"

#include <span>
#include <vector>

namespace pairwright {

/// One tie-break for every participant, by Tpn-1. Tie-breaks among the tied are not for here: their
/// results stay without a value.
std::vector<TieBreakResult> evaluate(const TieBreakContext& context, const TieBreak& tieBreak);

/// One that is computed among the tied (TieBreakInfo::amongTied), one result for each in the order given. Precondition:
/// those of art. 12 and 13 are asked of teams.
std::vector<TieBreakResult> evaluateAmongTied(const TieBreakContext& context, std::span<const Tpn> tied,
                                              const TieBreak& tieBreak);

} // namespace pairwright
