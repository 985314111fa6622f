#pragma once

#include "app/domain/round.h"
#include "engine/tournament/point_system.h"

#include <QString>

namespace pairwright {

/// The result of a board: "1 – 0"; of a match the points of both and what `left` got in each game: "1½ – ½ (1 ½)".
/// A game that is not over is "…"; "–" where the whole board is open.
QString formatBoardResult(const RoundBoard& board, PlayerKey left, const PointSystem& points);

/// The games of a match one below the other, with the colours; empty where the board is a single game.
QString describeGames(const RoundBoard& board, const QString& white, const QString& black);

} // namespace pairwright
