#pragma once

#include "engine/why_not.h"
#include "tests/oracle/double_swiss/matches.h"

namespace pairwright::oracle::doubleswiss {

/// What full enumeration says of a pair that the round does not hold, as oracle::whyNotByOracle() does for the Dutch
/// system. The order rule is left out.
Counterfactual whyNotByOracle(const MatchPosition& position, Tpn a, Tpn b);

} // namespace pairwright::oracle::doubleswiss
