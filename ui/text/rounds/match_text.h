#pragma once

#include "app/domain/rounds/round.h"
#include "engine/tournament/point_system.h"

#include <QString>

namespace pairwright {

/// The result of a match: "1 – 0"; of a match the points of both and what `left` got in each game: "1½ – ½ (1 ½)".
/// A game that is not over is "…"; "–" where nothing of it is known.
QString formatBoardResult(const Match& match, PlayerKey left, const PointSystem& points);
/// What one of the two has of it: "1", "½", "+"; of several games the points. Empty where nothing of it is known.
QString formatShare(const Match& match, PlayerKey player, const PointSystem& points);

/// The games one below the other, with the names of the sides by colours; empty where there is only one.
QString describeGames(const Match& match, const QString& a, const QString& b);

/// The result of a game as one side tells it: "lost", "won by forfeit"; an unusual one as it is written everywhere.
QString describeOwnResult(GameResult result, Colour own);

} // namespace pairwright
