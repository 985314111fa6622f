#pragma once

#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break_context.h"

namespace pairwright {

// The tie-breaks of C.07 art. 10. They look at games over the board only (art. 15), count points as 1, ½, 0
// whatever the scale of the event, and have no values while somebody in the event has no rating and the
// tie-break names none (/U1400). Averages are rounded to whole ratings, half up.

/// ARO: average rating of the opponents (10.1), with cuts.
std::vector<TieBreakResult> averageRating(const TieBreakContext& context, const TieBreak& tieBreak);
/// TPR: that average, rounded, plus dp of the percentage scored (10.2).
std::vector<TieBreakResult> performanceRating(const TieBreakContext& context, const TieBreak& tieBreak);
/// PTP: the lowest rating whose expected score against these opponents is at least what was scored; for 0
/// points the lowest opponent less 800 (10.3).
std::vector<TieBreakResult> perfectPerformance(const TieBreakContext& context, const TieBreak& tieBreak);
/// APRO and APPO: average TPR or PTP of the opponents (10.4, 10.5).
std::vector<TieBreakResult> averageOfPerformance(const TieBreakContext& context, const TieBreak& tieBreak);

} // namespace pairwright
