#pragma once

#include "engine/dubov/dubov_field.h"

#include <optional>
#include <vector>

namespace pairwright::dubov {

/// The upfloaters that complete a scoregroup (3.2.1, 3.2.2). `residents`, `lower`: ranks, in order; the
/// latter are all players below who are not paired yet. None if the players cannot all be paired.
std::optional<std::vector<int>> chooseUpfloaters(const DubovField& field, const std::vector<int>& residents,
                                                 const std::vector<int>& lower);

} // namespace pairwright::dubov
