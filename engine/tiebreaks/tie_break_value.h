#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace pairwright {

/// Denominator of a value that is counted in tenths of a point, as Score is.
constexpr std::int64_t tenthsOfAPoint = 10;

/// Value of a tie-break, exact: a fraction whose denominator says the unit it is counted in
/// (10: tenths of a point, 100: hundredths as products give, 1: a count or a rating, others: an average).
/// Compared as a fraction, so 45/10 equals 450/100.
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

/// Decimals that a value is shown with: none for counts, one for tenths, two for everything finer.
int decimalsOf(TieBreakValue value);

/// The value in units of 10^-decimals, half up: 13.375 with two decimals is 1338.
std::int64_t roundedTo(TieBreakValue value, int decimals);

/// "12.5", "9.25", "3", "13.38": for files and the command line, always a point.
std::string toString(TieBreakValue value);

} // namespace pairwright
