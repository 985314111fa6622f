#pragma once

#include "app/domain/tournament.h"
#include "engine/trf/document.h"

#include <vector>

namespace pairwright {

/// What an honest report says of how the event was held, as comment lines of the header, in fixed English words:
/// `### FIDE mode: off, not rated`, `### Correction @ Round 3: board 4, 1-0 to 0-1`.
std::vector<trf::KeptLine> integrityLines(const Tournament& tournament);

} // namespace pairwright
