#pragma once

#include "engine/tournament/colours.h"

#include <array>
#include <compare>
#include <cstdint>

namespace pairwright {

/// What a player prefers, as far as criteria of colours look at it: nothing, or one of two colours in three strengths.
constexpr int colourClasses = 7;
int colourClass(const ColourPreference& preference);

/// Players who do not get their preference, and of those the ones with a strong one (Dutch [C12] and [C13]); compared
/// and added in this order.
struct ColourLoss {
    int preference = 0;
    int strong = 0;
    friend auto operator<=>(const ColourLoss&, const ColourLoss&) = default;
    ColourLoss& operator+=(const ColourLoss& other)
    {
        preference += other.preference;
        strong += other.strong;
        return *this;
    }
};

/// Of a pair of these classes. Two players of the same absolute preference never meet here.
ColourLoss colourLoss(int one, int other);
bool sameAbsolute(int one, int other);

/// Counts the preferences of players who are all to be paired with each other.
class ColourBound {
public:
    void add(int colourClass, int players = 1);
    void remove(int colourClass) { add(colourClass, -1); }

    /// No pairing of all of them loses less, whoever has met whom: of a colour that more players prefer than there are
    /// boards, the surplus has to play each other two by two, and each such pair without a mild preference loses a
    /// strong one. Precondition: their number is even.
    [[nodiscard]] ColourLoss least() const;

private:
    std::array<int, colourClasses> players_{};
};

} // namespace pairwright
