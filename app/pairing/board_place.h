#pragma once

#include "app/domain/tournament.h"

#include <cstddef>

namespace pairwright {

/// Where a match belongs in the publishing order among those that are there (C.04.2 art. 3.6): the index at which to
/// insert it. The others keep the order that they have, also where it was changed by hand.
std::size_t placeOfBoard(const Tournament& tournament, RoundNumber round, const RoundVersion& version,
                         const Match& match);

} // namespace pairwright
