#pragma once

#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/presets.h"

#include <QString>

namespace pairwright {

/// "BH/C1": as arbiters write it.
QString tieBreakCode(const TieBreak& tieBreak);
/// "Buchholz, without the lowest value": for tool tips.
QString describeTieBreak(const TieBreak& tieBreak);
QString nameOf(TieBreakPreset::Id preset);
/// Why a code is not taken, as a sentence.
QString sentenceFor(const TieBreakSyntaxError& error);

} // namespace pairwright
