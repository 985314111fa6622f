#pragma once

#include "app/domain/tournament.h"

#include <vector>

namespace pairwright {

/// What was done against what was declared or published, by time: the events of the tournament, and each published
/// round that was paired by hand (IntegrityEvent::Kind::pairedByHand), which follows from what its version keeps.
std::vector<IntegrityEvent> toldEvents(const Tournament& tournament);

} // namespace pairwright
