#pragma once

#include "engine/tiebreaks/descriptor.h"

#include <string>

namespace pairwright::cli {

/// "unknown tie-break "XYZ"": one sentence without a full stop.
std::string describe(const TieBreakSyntaxError& error);

} // namespace pairwright::cli
