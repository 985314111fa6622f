#pragma once

#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break_context.h"

#include <vector>

namespace pairwright {

/// Extended Sonneborn-Berger of teams (C.07 art. 13.2): one of the scores of each opponent by one of the team's own
/// against it, as the kind says. Unplayed rounds follow art. 16 by the opponents' score. Precondition: teams.
std::vector<TieBreakResult> matchBerger(const TieBreakContext& context, const TieBreak& tieBreak);

} // namespace pairwright
