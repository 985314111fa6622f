#include "engine/tiebreaks/tie_break_value.h"

#include <cstdlib>

namespace pairwright {

int decimalsOf(TieBreakValue value)
{
    if (value.denominator == 1)
        return 0;
    return value.denominator == 10 ? 1 : 2;
}

std::int64_t roundedTo(TieBreakValue value, int decimals)
{
    std::int64_t scale = 1;
    for (int i = 0; i < decimals; ++i)
        scale *= 10;
    const std::int64_t doubled = 2 * value.numerator * scale + value.denominator;
    const std::int64_t divisor = 2 * value.denominator;
    const std::int64_t quotient = doubled / divisor;
    return doubled % divisor < 0 ? quotient - 1 : quotient;
}

std::string toString(TieBreakValue value)
{
    const int decimals = decimalsOf(value);
    const std::int64_t units = roundedTo(value, decimals);
    std::string digits = std::to_string(std::abs(units));
    const auto width = static_cast<std::size_t>(decimals);
    if (digits.size() <= width)
        digits.insert(0, width + 1 - digits.size(), '0');
    if (width > 0)
        digits.insert(digits.size() - width, 1, '.');
    return units < 0 ? "-" + digits : digits;
}

} // namespace pairwright
