#pragma once

namespace pairwright {

/// Rating difference dp for a fractional score in whole percent, 0 to 100 (FIDE Handbook B.02 art. 8.1.1);
/// 800 at the ends.
int ratingDifferenceFor(int percent);

/// Expected score in whole percent for a rating difference (B.02 art. 8.1.2), the whole table without a cut
/// at 400 points. Symmetric: the two expectations of a pair make 100.
int expectedPercentFor(int difference);

/// Difference from which on the expected score is 100 percent.
inline constexpr int certainDifference = 736;
/// The difference that stands for a score of 0 or 100 percent.
inline constexpr int largestRatingDifference = 800;

/// Points per game in whole percent, half up; `halfPoints` of 2 * `games`. Precondition: games > 0.
int percentOf(int halfPoints, int games);

} // namespace pairwright
