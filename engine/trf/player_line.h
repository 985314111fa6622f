#pragma once

#include "engine/trf/collected.h"
#include "engine/trf/line.h"

namespace pairwright::trf {

/// Reads one 001 record, mending what can be mended.
Outcome readPlayerLine(const Line& line, Collected& collected);

} // namespace pairwright::trf
