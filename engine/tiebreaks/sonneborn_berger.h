#pragma once

#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break_context.h"

namespace pairwright {

/// Sonneborn-Berger: sum of own points times the opponent's adjusted score, in hundredths
/// (C.07 art. 9.1, 16), with cuts and medians.
std::vector<TieBreakResult> sonnebornBerger(const TieBreakContext& context, const TieBreak& tieBreak);

} // namespace pairwright
