#pragma once

#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break_context.h"

namespace pairwright {

/// Koya: points against opponents who have at least half of the points they could have, in tenths; /L moves
/// that limit by half points (C.07 art. 9.2, 14.5). Scores are as they stand and forfeits bring the points
/// awarded. In a round robin a participant could have won the rounds with an opponent, in a Swiss every round.
std::vector<TieBreakResult> koya(const TieBreakContext& context, const TieBreak& tieBreak);

} // namespace pairwright
