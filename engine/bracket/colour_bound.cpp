#include "engine/bracket/colour_bound.h"

#include <algorithm>
#include <numeric>

namespace pairwright {

namespace {

constexpr int strengths = 3;

bool samePreference(int one, int other)
{
    return one != 0 && other != 0 && (one > strengths) == (other > strengths);
}

/// 1 to 3.
int strength(int colourClass)
{
    return (colourClass - 1) % strengths + 1;
}

} // namespace

int colourClass(const ColourPreference& preference)
{
    const int strength = static_cast<int>(preference.strength);
    return strength == 0 || preference.colour == Colour::White ? strength : strength + strengths;
}

ColourLoss colourLoss(int one, int other)
{
    if (!samePreference(one, other))
        return {};
    return {1, strength(one) > 1 && strength(other) > 1 ? 1 : 0};
}

bool sameAbsolute(int one, int other)
{
    return one == other && one != 0 && strength(one) == strengths;
}

void ColourBound::add(int colourClass, int players)
{
    players_[static_cast<std::size_t>(colourClass)] += players;
}

ColourLoss ColourBound::least() const
{
    const int boards = std::accumulate(players_.begin(), players_.end(), 0) / 2;
    const int white = players_[1] + players_[2] + players_[3];
    const int black = players_[4] + players_[5] + players_[6];
    const int pairs = std::max(0, std::max(white, black) - boards);
    const int mild = white > black ? players_[1] : players_[4];
    return {pairs, std::max(0, pairs - mild)};
}

} // namespace pairwright
