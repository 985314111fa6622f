#pragma once

#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break_context.h"

namespace pairwright {

/// Buchholz: sum of the opponents' adjusted scores, in tenths (C.07 art. 8.1, 16), with cuts and medians.
TieBreakResult buchholz(const TieBreakContext& context, Tpn tpn, const TieBreak& tieBreak);

} // namespace pairwright
