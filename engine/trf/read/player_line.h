#pragma once

#include "engine/trf/read/collected.h"
#include "engine/trf/text/line.h"

namespace pairwright::trf {

/// Reads one 001 record, mending what can be mended.
Outcome readPlayerLine(const Line& original, Collected& collected);

} // namespace pairwright::trf
