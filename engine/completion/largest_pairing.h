#pragma once

#include "engine/base/index.h"
#include "engine/field/round_field.h"
#include "engine/matching/maximum_matching.h"

#include <algorithm>
#include <vector>

namespace pairwright {

/// Whoever must have the same colour is of one kind. `others`: so many vertices more.
inline MaximumMatching::Kinds kindsOf(const RoundField& field, const std::vector<int>& ranks, std::size_t others = 0)
{
    MaximumMatching::Kinds kinds(ranks.size() + others, 0);
    for (std::size_t place = 0; place < ranks.size(); ++place)
        if (const auto colour = field.mustHave(ranks[place]))
            kinds[place] = *colour == Colour::White ? 1 : 2;
    return kinds;
}

/// As many pairs of these players as the absolute criteria allow. Vertices are their places in `ranks`, and one more
/// for the bye; all three outlive it.
inline MaximumMatching largestPairing(const RoundField& field, const std::vector<int>& ranks,
                                      const std::vector<bool>& byeCandidates, bool withBye)
{
    const int count = static_cast<int>(ranks.size());
    return {count + (withBye ? 1 : 0),
            [&field, &ranks, &byeCandidates, count](int a, int b) -> bool {
                if (a < count && b < count)
                    return field.mayMeet(ranks[index(a)], ranks[index(b)]);
                return !byeCandidates.empty() && byeCandidates[index(ranks[index(std::min(a, b))])];
            },
            kindsOf(field, ranks, withBye ? 1 : 0)};
}

} // namespace pairwright
