#pragma once

#include "tests/oracle/bracket.h"

#include <compare>

namespace pairwright::property {

/// The place of a candidate in the order of articles 3.6 and 3.7 (2017: B.6 and B.7), without enumerating:
/// smaller is earlier. Only for candidates of one bracket with the same number of pairs and of paired MDPs.
struct CandidateOrderKey {
    std::vector<int> pairedMdps;   ///< BSNs (2017: only among MDPs of equal scores)
    std::vector<int> mdpOpponents; ///< BSNs in the order of their MDPs
    std::size_t exchanged = 0;     ///< in the remainder; its S1 are the higher members of its pairs
    int sumDifference = 0;
    std::vector<int> leavingS1;  ///< descending, negative: the largest first
    std::vector<int> enteringS1; ///< ascending
    std::vector<int> opponents;  ///< BSNs of the remainder in the order of S1
    friend auto operator<=>(const CandidateOrderKey&, const CandidateOrderKey&) = default;
};

CandidateOrderKey orderKey(const oracle::Bracket& bracket, const oracle::Candidate& candidate);

} // namespace pairwright::property
