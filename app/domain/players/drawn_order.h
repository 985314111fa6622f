#pragma once

#include "app/domain/tournament.h"

#include <vector>

namespace pairwright {

/// The players in the order in which their numbers were drawn: the declared order, and whoever is not in it behind, as
/// entered. What tpnOrder() is in a system whose numbers are drawn.
std::vector<PlayerKey> drawnOrder(const Tournament& tournament);

} // namespace pairwright
