#pragma once

#include "app/corrections/imported_rounds.h"
#include "app/domain/integrity.h"

#include <QString>

namespace pairwright {

/// "Round 3, board 4: result corrected, 1-0 → 0-1": what was done against what was declared or published.
QString describeEvent(const IntegrityEvent& event);
/// "Round 3: imported, not as the rules pair it, 2 boards".
QString describeImported(const ImportedRound& round);

} // namespace pairwright
