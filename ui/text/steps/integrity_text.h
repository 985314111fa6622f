#pragma once

#include "app/domain/tournament.h"

#include <QString>

namespace pairwright {

/// "Round 3, board 4: result corrected, 1-0 → 0-1": what was done against what was declared or published.
QString describeEvent(const IntegrityEvent& event, const Tournament& tournament);

} // namespace pairwright
