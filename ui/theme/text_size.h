#pragma once

namespace pairwright {

constexpr int leastTextSize = 9;
constexpr int greatestTextSize = 20;

/// Text of this many points in every window, at once; 0: what the platform has.
void applyTextSize(int points);
/// What is shown now, in points.
int textSizeNow();

} // namespace pairwright
