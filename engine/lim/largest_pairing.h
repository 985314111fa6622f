#pragma once

#include "engine/lim/lim_field.h"
#include "engine/matching/maximum_matching.h"

#include <vector>

namespace pairwright::lim {

/// The most pairs among some players. What was found for others before is where the search begins: a group that has
/// changed by a player or two costs little.
class LargestPairing {
public:
    /// The field outlives it.
    explicit LargestPairing(const LimField& field);

    /// Vertices are places in `members`, which outlives the answer.
    MaximumMatching among(const std::vector<int>& members);

private:
    const LimField& field_;
    std::vector<int> partner_; ///< by rank, as last found; MaximumMatching::nobody
};

} // namespace pairwright::lim
