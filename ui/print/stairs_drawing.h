#pragma once

#include "app/formats/standings/points_stairs.h"

#include <QRectF>

class QPainter;

namespace pairwright {

/// The points of a player as stairs on paper, against those that the ratings expect as a dashed line, with a disc for
/// each round below them: white for White, with what it brought.
void paintStairs(QPainter& painter, const QRectF& place, const PointsStairs& stairs);

} // namespace pairwright
