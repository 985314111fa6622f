#pragma once

#include "engine/why_not.h"
#include "tests/oracle/burstein/definitions.h"

namespace pairwright::oracle::burstein {

/// What enumeration says of a pair, as whyNotByOracle() of the Dutch system.
Counterfactual whyNotByOracle(const TournamentState& state, Edition edition, std::span<const Tpn> absent, Tpn a, Tpn b);

} // namespace pairwright::oracle::burstein
