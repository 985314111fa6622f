#pragma once

#include "engine/trf/read/collected.h"

namespace pairwright::trf {

/// Reports what is odd about a file as a whole: points that do not match the rounds, wrong counts,
/// players entered twice, several pairing-allocated byes in a round.
void addRemarks(Collected& collected, const Document& document);

} // namespace pairwright::trf
