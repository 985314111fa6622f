#pragma once

#include <compare>
#include <cstdint>
#include <numeric>

namespace pairwright::oracle {

/// An exact number, in lowest terms, so that equal numbers are equal values.
struct Fraction {
    std::int64_t over = 0;
    std::int64_t under = 1; ///< positive

    static Fraction of(std::int64_t over, std::int64_t under)
    {
        const std::int64_t common = std::gcd(over, under);
        return common == 0 ? Fraction{} : Fraction{over / common, under / common};
    }
    friend Fraction operator+(Fraction a, Fraction b)
    {
        return of(a.over * b.under + b.over * a.under, a.under * b.under);
    }
    friend bool operator==(Fraction, Fraction) = default;
    friend std::strong_ordering operator<=>(Fraction a, Fraction b) { return a.over * b.under <=> b.over * a.under; }
};

} // namespace pairwright::oracle
