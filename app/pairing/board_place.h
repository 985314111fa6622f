#pragma once

#include "app/domain/tournament.h"

#include <cstddef>
#include <vector>

namespace pairwright {

/// Where a match belongs in the publishing order among those that are there (C.04.2 art. 3.6): the index at which to
/// insert it. The others keep the order that they have, also where it was changed by hand.
std::size_t placeOfBoard(const Tournament& tournament, RoundNumber round, const RoundVersion& version,
                         const Match& match);

/// All matches of the version in that order, players with a fixed board at theirs. As they are where a table says the
/// boards (all play all, Scheveningen).
std::vector<Match> inPublishingOrder(const Tournament& tournament, RoundNumber round, const RoundVersion& version);

} // namespace pairwright
