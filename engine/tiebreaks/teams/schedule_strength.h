#pragma once

#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break_context.h"

#include <vector>

namespace pairwright {

/// The score of a team that is not the primary one (C.07 art. 13.1). Precondition: teams.
std::vector<TieBreakResult> secondaryScore(const TieBreakContext& context);

/// Scores and schedule strength combination (C.07 art. 13.4): the secondary score and, divided by a factor, Buchholz by
/// the primary one, with /F Fore Buchholz. The factor is what all rounds can bring of the primary score, divided by
/// what one match can bring of the secondary one, without the fraction; /K4 names another. Precondition: teams.
std::vector<TieBreakResult> scheduleStrength(const TieBreakContext& context, const TieBreak& tieBreak);

} // namespace pairwright
