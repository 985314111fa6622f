#pragma once

#include "app/domain/tournament.h"

namespace pairwright {

/// The withdrawal that standings after a round tell of: the one that the next round falls into. Where everybody meets
/// everybody and all rounds are published, whoever leaves leaves all of them (C.05), whatever round it is after.
/// nullptr: he goes on.
const Withdrawal* withdrawalAfter(const Tournament& tournament, const Player& player, int round);

} // namespace pairwright
