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

/// What a pair of a bracket is charged by one criterion, after those of colours: FieldPlayer::preference says who
/// prefers what (C.04.6 [C8], [C9]; in C.04.5 nobody does).
struct PairCriterion {
    std::size_t most = 0; ///< of the whole bracket
    std::function<int(int, int)> charge;
};

/// As few members as possible without their preference, of these as few as possible with a strong one, then the
/// criteria in their order, then the identifier. `members`: in the order of their seats, by which the identifier counts
/// them (3.6.1). Top member first; by the seat of the top member. Precondition: the bracket can be paired.
std::vector<std::pair<int, int>> pairByIdentifier(const RoundField& field, const std::vector<int>& members,
                                                  std::span<const PairCriterion> criteria);

} // namespace pairwright::upfloat
