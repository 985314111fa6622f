#pragma once

#include "engine/burstein/round_pairer.h"

namespace pairwright::burstein {

/// A bracket without those below it: as few floaters as its number allows, none from above, colours as counting says
/// they are best, each player in turn with the last opponent that this leaves (4.3). Where past meetings get in the way
/// the last pairs are searched for, as many as it takes. None: whoever leaves does not leave those below as well off as
/// their number allows. Counting bounds and relax and prove (engine/README.md).
std::optional<BracketSolution> solveQuickly(const BracketTask& task);

} // namespace pairwright::burstein
