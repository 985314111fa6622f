#pragma once

#include "engine/tiebreaks/tie_break_value.h"

#include <compare>
#include <cstdint>
#include <utility>
#include <vector>

namespace pairwright {

/// A sum of fractions, exact whatever their denominators: their common one may have hundreds of digits.
class ExactSum {
public:
    /// `denominator` is positive.
    void add(std::int64_t numerator, std::int64_t denominator);

    friend std::strong_ordering operator<=>(const ExactSum& a, const ExactSum& b);
    friend bool operator==(const ExactSum& a, const ExactSum& b) { return (a <=> b) == 0; }

    /// The sum as a fraction; where no fraction that can be compared is fine enough, rounded half up to hundredths.
    [[nodiscard]] TieBreakValue value() const;

private:
    struct Part {
        std::int64_t denominator;
        std::int64_t numerator;
    };
    std::vector<Part> parts_; ///< by denominator, each once
};

} // namespace pairwright
