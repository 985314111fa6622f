#pragma once

#include "app/formats/standings/player_paths.h"

#include <QRectF>

class QPainter;
class QPalette;

namespace pairwright {

/// Paints what a player did in a round: won filled, drawn half filled, lost outlined, without a game a round shape; a
/// ring at the top end for White. `text` stands in it. `accent`: of the player who is looked at.
void paintResultSquare(QPainter& painter, const QRectF& place, const PathStep& step, const QString& text,
                       const QPalette& palette, bool accent = false);

} // namespace pairwright
