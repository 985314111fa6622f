#pragma once

#include "app/domain/tournament.h"

#include <QString>

namespace pairwright {

/// What was recorded was put right. An adjourned game that ends is none, nor is what only the rating report says.
bool isCorrection(const IntegrityEvent& event);

/// "round 2 board 4, round 3 board 1": what was corrected in these standings after the next round was published, so
/// that sheets printed before are not right any more; empty: nothing.
QString correctedSince(const Tournament& tournament, RoundNumber standingsAfter);

} // namespace pairwright
