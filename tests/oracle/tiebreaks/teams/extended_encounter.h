#pragma once

#include "tests/oracle/tiebreaks/teams/team_view.h"

#include <vector>

namespace pairwright::oracle {

/// Article 13.3: the tied in the order of their matches against each other; those that stay equal stand in one group.
std::vector<std::vector<Tpn>> extendedEncounter(const TeamView& view, const std::vector<Tpn>& tied,
                                                const TieBreak& how);

} // namespace pairwright::oracle
