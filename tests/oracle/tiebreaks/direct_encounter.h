#pragma once

#include "tests/oracle/tiebreaks/event.h"

#include <vector>

namespace pairwright::oracle {

/// Article 6 applied once: the groups into which the table of their games splits the tied (6.2, 6.3), which are not
/// looked at again. One group: it decides nothing.
std::vector<std::vector<Tpn>> firstEncounter(const Event& event, const std::vector<Tpn>& tied, bool forfeitsAsGames);

/// Article 6: the tied in the order of their games against each other; those that stay equal stand in one group.
std::vector<std::vector<Tpn>> directEncounter(const Event& event, const std::vector<Tpn>& tied, bool forfeitsAsGames);

} // namespace pairwright::oracle
