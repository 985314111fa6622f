#pragma once

#include "engine/dutch/bracket_task.h"
#include "engine/why_not.h"

#include <compare>
#include <vector>

namespace pairwright::dutch {

/// The place of a candidate in the order in which the articles generate them (2026: 3.6, 3.7, 4.2 to 4.4;
/// 2017: B.6, B.7, D.1 to D.3), without generating: smaller is earlier. Comparable are candidates of one
/// bracket with the same number of pairs and of paired moved-down players.
struct CandidatePlace {
    std::vector<int> pairedMdps;   ///< BSNs
    std::vector<int> mdpOpponents; ///< BSNs, in the order of their moved-down players
    int exchanged = 0;             ///< in the homogeneous bracket or remainder
    int sumDifference = 0;         ///< of the exchanged BSNs
    std::vector<int> leavingS1;    ///< negative, so that the largest BSN comes first
    std::vector<int> enteringS1;
    std::vector<int> opponents; ///< BSNs of the remainder, in the order of S1
    friend auto operator<=>(const CandidatePlace&, const CandidatePlace&) = default;
};

CandidatePlace placeOf(const BracketGroups& groups, std::vector<std::pair<int, int>> pairs);

/// The rule that tells two places apart.
OrderRule ruleBetween(const CandidatePlace& one, const CandidatePlace& other);

} // namespace pairwright::dutch
