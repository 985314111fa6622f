#pragma once

#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break_context.h"

namespace pairwright {

/// Buchholz: sum of the opponents' adjusted scores, in tenths (C.07 art. 8.1, 16), with cuts and medians.
std::vector<TieBreakResult> buchholz(const TieBreakContext& context, const TieBreak& tieBreak);

/// Buchholz as if all paired games of the last round counted had ended in draws, forfeits included: in
/// everybody's own score and in the scores of opponents (C.07 art. 8.3).
std::vector<TieBreakResult> foreBuchholz(const TieBreakContext& context, const TieBreak& tieBreak);

/// Average of the Buchholz (with /F: Fore Buchholz) of the opponents met over the board (C.07 art. 8.2);
/// with /P also of those of forfeited games. An exact fraction.
std::vector<TieBreakResult> averageOfBuchholz(const TieBreakContext& context, const TieBreak& tieBreak);

} // namespace pairwright
