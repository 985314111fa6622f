#pragma once

#include "ui/text/steps/change_text.h"

namespace pairwright {

/// A player who was added, removed or changed: one line for each thing that is different.
void appendLinesFor(const PlayerChange& change, std::vector<ChangeLine>& lines);

} // namespace pairwright
