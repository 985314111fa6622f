#pragma once

#include "engine/why_not.h"
#include "tests/oracle/field.h"

#include <string>

namespace pairwright::oracle {

/// What full enumeration says of a pair that the round does not hold: verdict, bracket, and where a criterion
/// is lost, the criterion and both values (nobody charged). Candidates of a bracket let the pair be made if
/// they hold it or if the rest can then be paired with it (and, 2026, with the bye at the lowest score that
/// any round with the pair allows).
Counterfactual whyNotByOracle(const TournamentState& state, Edition edition, std::span<const Tpn> absent, Tpn a, Tpn b);

/// Fills in the first criterion whose values differ, else `laterInOrder`.
void compareValues(const std::vector<CriterionValue>& reached, const std::vector<CriterionValue>& withPair,
                   Counterfactual& answer);

/// Verdict, bracket, criterion and both values, to compare and to show.
std::string describe(const Counterfactual& answer);

} // namespace pairwright::oracle
