#pragma once

#include "engine/tiebreaks/tie_break.h"

#include <QString>

namespace pairwright {

/// "BH/C1": as arbiters write it.
QString tieBreakCode(const TieBreak& tieBreak);
/// "Buchholz, without the lowest value": for tool tips.
QString describeTieBreak(const TieBreak& tieBreak);

} // namespace pairwright
