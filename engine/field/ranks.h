#pragma once

#include "engine/field/round_field.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

/// Small things that every system does with ranks of a RoundField.
namespace pairwright {

/// The players of these ranks.
inline std::vector<Tpn> tpnsOf(const RoundField& field, const std::vector<int>& ranks)
{
    std::vector<Tpn> result;
    result.reserve(ranks.size());
    for (const int rank : ranks)
        result.push_back(field.player(rank).tpn);
    return result;
}

/// The ranks that are not among `taken`, in their order.
inline std::vector<int> without(const std::vector<int>& ranks, const std::vector<int>& taken)
{
    std::vector<int> left;
    std::copy_if(ranks.begin(), ranks.end(), std::back_inserter(left),
                 [&](int rank) { return std::find(taken.begin(), taken.end(), rank) == taken.end(); });
    return left;
}

/// The pairs, each with the smaller rank first, in ascending order: equal for the same pairs made in another way.
inline std::vector<std::pair<int, int>> sorted(const std::vector<std::pair<int, int>>& pairs)
{
    std::vector<std::pair<int, int>> result;
    result.reserve(pairs.size());
    for (const auto& [a, b] : pairs)
        result.emplace_back(std::min(a, b), std::max(a, b));
    std::sort(result.begin(), result.end());
    return result;
}

} // namespace pairwright
