#pragma once

#include "engine/dubov/dubov_field.h"

#include <optional>
#include <utility>
#include <vector>

namespace pairwright::dubov {

/// A bracket divided into the two subgroups that play each other. Numbers are ranks.
struct BracketPairing {
    std::vector<std::pair<int, int>> pairs; ///< G1 player and his opponent, in the order of S1
    std::vector<int> shiftedFromG1;
    std::vector<int> shiftedFromG2;
};

/// Pairs a bracket by articles 3.2.3 to 3.2.6. None if its players cannot all be paired with each other.
std::optional<BracketPairing> pairSubgroups(const DubovField& field, const std::vector<int>& bracket);

/// The same where as few players are shifted as the sizes of the subgroups ask for, the first in order (4.3), and where
/// the subgroups can be paired then: nothing comes before it. None: not so.
std::optional<BracketPairing> pairSubgroupsQuickly(const DubovField& field, const std::vector<int>& bracket);

/// Who of these pairs plays inside his own original subgroup (3.2.3), ascending: one of each such pair was shifted.
std::vector<int> pairedInside(const DubovField& field, const std::vector<std::pair<int, int>>& pairs);

/// The order in which shifters are tried (4.3.3): from the middle of a sorted list outwards, of two in the
/// middle the higher one first.
std::vector<int> fromTheMiddle(const std::vector<int>& sorted);

} // namespace pairwright::dubov
