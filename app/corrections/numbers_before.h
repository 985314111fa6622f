#pragma once

#include "app/domain/tournament.h"

#include <optional>
#include <vector>

namespace pairwright {

/// Who had which pairing number when a round was paired: order[i] had the number i+1. The numbers of the tournament,
/// led back through the changes that it tells of this round and of later ones (IntegrityEvent::Kind::numbers). No
/// value: nothing is told, or not so that it leads to one order.
std::optional<std::vector<PlayerKey>> numbersBefore(const Tournament& tournament, RoundNumber round);

} // namespace pairwright
