#pragma once

#include "app/domain/tournament.h"

namespace pairwright {

/// The boards in an order in which players with a fixed board sit there; the others keep their order around them. The
/// pairs stay what they are. A board that is not there is the last one; of two at the same board the one who comes
/// first in the publishing order has it, the other the next one.
std::vector<Match> withFixedBoards(const Tournament& tournament, std::vector<Match> boards);

} // namespace pairwright
