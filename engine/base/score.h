#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace pairwright {

/// Points, exact: a whole number of tenths. May be negative only as a difference.
struct Score {
    std::int32_t tenths = 0;

    static constexpr Score points(std::int32_t whole) { return Score{whole * 10}; }

    friend constexpr auto operator<=>(Score, Score) = default;
    friend constexpr Score operator+(Score a, Score b) { return Score{a.tenths + b.tenths}; }
    friend constexpr Score operator-(Score a, Score b) { return Score{a.tenths - b.tenths}; }
    constexpr Score& operator+=(Score other)
    {
        tenths += other.tenths;
        return *this;
    }
};

/// "3.5" (always one decimal, always a point: for files and logs, not for the screen).
std::string toString(Score score);

} // namespace pairwright
