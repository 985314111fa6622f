#pragma once

#include "tests/oracle/shared/campaign.h"

namespace pairwright::oracle {

/// Dubov of both texts, Burstein, and Lim with and without the limit of Maxi-tournaments.
std::vector<TriedSystem> triedSystems();

} // namespace pairwright::oracle
