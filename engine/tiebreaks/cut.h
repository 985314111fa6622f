#pragma once

#include "engine/tiebreaks/contribution.h"

#include <vector>

namespace pairwright {

/// Marks what the modifiers /C1 /C2 /M1 /M2 leave out: first the low end, then the high one.
///
/// Low end: the contribution of the lowest-scored opponent or dummy (several: the lowest amount). A
/// participant with voluntary unplayed rounds loses the lowest amount of those instead, provided that
/// it is not lower (C.07 art. 14, 16.5). High end: the highest-scored opponent (several: the highest amount).
/// Where no scores are used the amounts alone decide, as the ratings of ARO.
void cutContributions(std::vector<Contribution>& contributions, const TieBreak& tieBreak);

} // namespace pairwright
