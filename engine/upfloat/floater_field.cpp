#include "engine/upfloat/floater_field.h"

namespace pairwright::upfloat {

std::optional<Score> FloaterField::scoreBelow(Score score) const
{
    for (int rank = 0; rank < size(); ++rank)
        if (player(rank).score < score)
            return player(rank).score;
    return std::nullopt;
}

} // namespace pairwright::upfloat
