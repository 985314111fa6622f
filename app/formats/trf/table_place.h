#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace pairwright {

/// Where two meet in the round of a Berger table in which they do (C.05 Annex 1): the last number stands first, then
/// the others outwards on their circle. `players` of them, of an odd number with a free one more; for ordering a round.
inline int placeInTable(std::int64_t a, std::int64_t b, std::int64_t players)
{
    const std::int64_t last = players + players % 2;
    const std::int64_t circle = last - 1;
    if (std::max(a, b) == last)
        return 0;
    // They stand as far from the middle between them as half of what is between them, on the circle.
    const std::int64_t half = std::abs(a - b) * ((circle + 1) / 2) % circle;
    return static_cast<int>(std::min(half, circle - half));
}

} // namespace pairwright
