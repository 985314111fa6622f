#pragma once

#include "engine/why_not.h"
#include "tests/oracle/team_swiss/teams.h"

namespace pairwright::oracle::teamswiss {

/// What full enumeration says of a pair that the round does not hold, as oracle::whyNotByOracle() does for the Dutch
/// system. The order rule is left out.
Counterfactual whyNotByOracle(const TeamPosition& position, Tpn a, Tpn b);

} // namespace pairwright::oracle::teamswiss
