#pragma once

#include "engine/field/round_field.h"
#include "engine/why_not.h"

#include <optional>
#include <utility>
#include <vector>

namespace pairwright {

/// Why two players of the field may not meet; none if they may.
std::optional<PairObstacle> obstacleBetween(const TournamentState& state, const RoundField& field, Tpn a, Tpn b);

/// True if one of the two (ranks) is paired here with somebody else.
bool separates(const std::vector<std::pair<int, int>>& pairs, std::pair<int, int> pair);

/// A verdict of `impossible`, with its reason.
Counterfactual impossible(PairObstacle obstacle);

/// The two play each other already.
Counterfactual alreadyPaired();
bool holdsPair(const RoundPairing& pairing, Tpn a, Tpn b);

/// No round holds the pair (or the search was stopped: `unknown`).
Counterfactual failed(PairingFailure failure);

/// Systems that settle the bye first: another player would get it, who comes later by score, games played
/// or order (Dubov and Burstein art. 3.1).
Counterfactual byeLoses(const RoundField& field, int bye, int byeWithPair);

/// What a bracket loses with the pair; `laterInOrder` if nothing, then with the rule left open.
Counterfactual lostAgainst(std::size_t bracket, const std::vector<CriterionValue>& reached,
                           const std::vector<CriterionValue>& withPair);

/// The first bracket whose pairs differ, and what it loses.
Counterfactual compareBrackets(const CriteriaRecord& asIs, const CriteriaRecord& withPair);

/// The first criterion in which two brackets differ, in the order of the edition; none: all values are equal.
std::optional<std::size_t> firstDifference(const std::vector<CriterionValue>& one,
                                           const std::vector<CriterionValue>& other);

/// True if the first list of values is better: smaller at the first difference.
bool isBetter(const std::vector<CriterionValue>& one, const std::vector<CriterionValue>& other);

} // namespace pairwright
