#pragma once

#include <cstdint>
#include <vector>

namespace pairwright {

/// By vertex the set of those whom it may meet, a bit for each; the same in both directions.
using MayMeet = std::vector<std::uint64_t>;
constexpr int mostApart = 64; ///< vertices of such a set

/// A bound of how many rounds, `wanted` or fewer, can be played so that everybody plays in each and nobody meets twice.
/// It is exact unless the search grows too long, which it does not where few may meet few; `mayMeet` has an even number
/// of vertices, mostApart at most. A number of pairings without a common pair: the graph's r-factors alone do not tell
/// it.
int mostRoundsApart(const MayMeet& mayMeet, int wanted);

} // namespace pairwright
