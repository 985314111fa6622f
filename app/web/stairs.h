#pragma once

#include "app/formats/standings/points_stairs.h"

#include <QString>

namespace pairwright::web {

/// The stairs as a drawing in the page: the points as a line, what the ratings expect as a dashed one, and below them a
/// disc for each round, white for White, with what it brought. Precondition: there is a round.
QString stairsSvg(const PointsStairs& stairs);

} // namespace pairwright::web
