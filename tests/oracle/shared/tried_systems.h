#pragma once

#include "tests/oracle/shared/campaign.h"

namespace pairwright::oracle {

/// Dubov and Burstein of both texts, Dutch 2012, and Lim with and without the limit of Maxi-tournaments.
std::vector<TriedSystem> triedSystems();

} // namespace pairwright::oracle
