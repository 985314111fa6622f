#pragma once

#include <compare>
#include <cstdint>

namespace pairwright {

/// Value of a tie-break, exact: a fraction whose denominator says the unit it is counted in
/// (10: tenths of a point, 100: hundredths as products give, 1: a count). Compared as a fraction,
/// so 45/10 equals 450/100.
struct TieBreakValue {
    std::int64_t numerator = 0;
    std::int64_t denominator = 1; ///< always positive

    friend constexpr bool operator==(TieBreakValue a, TieBreakValue b)
    {
        return a.numerator * b.denominator == b.numerator * a.denominator;
    }
    friend constexpr std::strong_ordering operator<=>(TieBreakValue a, TieBreakValue b)
    {
        return a.numerator * b.denominator <=> b.numerator * a.denominator;
    }
};

} // namespace pairwright
