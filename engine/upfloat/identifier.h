#pragma once

#include "engine/field/round_field.h"

#include <cstddef>
#include <functional>
#include <span>
#include <utility>
#include <vector>

/// C.04.5 art. 3.6, which C.04.6 shares: of the pairings of a bracket that are best by the criteria the one with the
/// smallest identifier. Numbers are ranks.
namespace pairwright::upfloat {

/// What a pair of a bracket is charged by one criterion.
struct PairCriterion {
    std::size_t most = 0; ///< of the whole bracket
    std::function<int(int, int)> charge;
};

/// Top member first (3.6.1): the smaller TPN; by TPN of the top member. Precondition: the bracket can be paired.
std::vector<std::pair<int, int>> pairByIdentifier(const RoundField& field, std::vector<int> members,
                                                  std::span<const PairCriterion> criteria);

} // namespace pairwright::upfloat
