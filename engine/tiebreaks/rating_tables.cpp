#include "engine/tiebreaks/rating_tables.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>

namespace pairwright {

namespace {

/// dp from 50 to 100 percent.
constexpr auto differences =
    std::to_array<int>({0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,  95,  102, 110, 117,
                        125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
                        284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800});

/// The largest difference that is still expected to score 50, 51, ... 99 percent.
constexpr auto lastDifferences =
    std::to_array<int>({3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,  98,  106, 113, 121,
                        129, 137, 145, 153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278,
                        290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735});

constexpr int half = 50;
constexpr int whole = 100;

} // namespace

int ratingDifferenceFor(int percent)
{
    assert(percent >= 0 && percent <= whole);
    return percent >= half ? differences[static_cast<std::size_t>(percent - half)]
                           : -differences[static_cast<std::size_t>(half - percent)];
}

int expectedPercentFor(int difference)
{
    const auto* const bound = std::ranges::lower_bound(lastDifferences, std::abs(difference));
    const int percent = half + static_cast<int>(bound - lastDifferences.begin());
    return difference >= 0 ? percent : whole - percent;
}

int percentOf(int halfPoints, int games)
{
    assert(games > 0);
    return (whole * halfPoints + games) / (2 * games);
}

} // namespace pairwright
