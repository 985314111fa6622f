#pragma once

#include "tests/oracle/tiebreaks/event.h"

#include <vector>

namespace pairwright::oracle {

/// Article 6: the tied in the order of their games against each other; those that stay equal stand in one group.
std::vector<std::vector<Tpn>> directEncounter(const Event& event, const std::vector<Tpn>& tied, bool forfeitsAsGames);

} // namespace pairwright::oracle
