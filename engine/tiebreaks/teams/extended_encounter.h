#pragma once

#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break_context.h"

#include <span>
#include <vector>

namespace pairwright {

/// Extended direct encounter among tied teams (C.07 art. 13.3), one result for each in the order given: direct
/// encounter by the primary score; where it splits nothing, by the secondary one; every group that comes of it begins
/// again. Two teams that are left, and have the same of both scores, are told apart by the boards of their own match as
/// the kind names them (art. 13.3.2), if they met. `value` is the score among the tied that decided first, the primary
/// one where none did; `placeAmongTied` is the outcome.
std::vector<TieBreakResult> extendedEncounter(const TieBreakContext& context, std::span<const Tpn> tied,
                                              const TieBreak& tieBreak);

} // namespace pairwright
