#include "engine/base/score.h"

#include <cstdlib>

namespace pairwright {

std::string toString(Score score)
{
    const int magnitude = std::abs(score.tenths);
    const std::string digits = std::to_string(magnitude / 10) + '.' + std::to_string(magnitude % 10);
    return score.tenths < 0 ? '-' + digits : digits;
}

} // namespace pairwright
