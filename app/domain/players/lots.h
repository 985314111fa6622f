#pragma once

#include "app/domain/ids.h"

#include <cstdint>
#include <span>
#include <vector>

namespace pairwright {

/// What the seed draws for a player; the same for all time, whoever else there is.
std::uint64_t lotOf(PlayerKey player, std::uint64_t seed);

/// The lots of these players, from 1, in their order: who has drawn less stands before.
std::vector<int> lotsOf(std::span<const PlayerKey> players, std::uint64_t seed);

} // namespace pairwright
