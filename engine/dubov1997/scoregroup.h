#pragma once

#include "engine/decision_record.h"
#include "engine/dubov1997/field.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace pairwright::dubov1997 {

/// A scoregroup to be paired. Numbers are ranks.
struct Scoregroup {
    std::vector<int> residents;
    std::vector<int> floaters;           ///< from above, unpaired (6.4)
    std::vector<std::vector<int>> lower; ///< the groups below, nearest first: where players come up from (7.1, 7.2)
};

struct ScoregroupResult {
    std::vector<std::pair<int, int>> pairs;
    std::vector<int> left;               ///< have to float down
    std::vector<std::vector<int>> lower; ///< without those who came up
    std::vector<ProcedureStep> steps;
    bool arbiterDecides = false; ///< the text does not choose who floats (6.4)
    std::size_t choices = 1;     ///< how many sets of floaters it leaves to him
};

/// Floaters first (8), then transfers (7), columns (6.2) and improvements (6.3). Of the sets of floaters that the text
/// leaves to the arbiter, set `choice` (from 0) floats.
ScoregroupResult pairScoregroup(const Field& field, Scoregroup group, std::size_t choice);

} // namespace pairwright::dubov1997
