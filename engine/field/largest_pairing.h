#pragma once

#include "engine/base/index.h"
#include "engine/field/round_field.h"
#include "engine/matching/maximum_matching.h"

#include <algorithm>
#include <vector>

namespace pairwright {

/// As many pairs of these players as the absolute criteria allow. Vertices are their places in `ranks`, and one more
/// for the bye; all three outlive it.
inline MaximumMatching largestPairing(const RoundField& field, const std::vector<int>& ranks,
                                      const std::vector<bool>& byeCandidates, bool withBye)
{
    const int count = static_cast<int>(ranks.size());
    return {count + (withBye ? 1 : 0), [&field, &ranks, &byeCandidates, count](int a, int b) -> bool {
                if (a < count && b < count)
                    return field.mayMeet(ranks[index(a)], ranks[index(b)]);
                return !byeCandidates.empty() && byeCandidates[index(ranks[index(std::min(a, b))])];
            }};
}

} // namespace pairwright
