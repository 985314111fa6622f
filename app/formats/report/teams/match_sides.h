#pragma once

#include "app/domain/teams/match_score.h"
#include "app/domain/tournament.h"

#include <QString>

namespace pairwright {

/// The game points of a match of teams, of its side a first: "2½ – 1½"; empty where no board has a result. Precondition
/// of all: settings.teams.
QString matchText(const Match& match, const Settings& settings);
/// What `side` has of it: "2½"; empty where no board has a result.
QString pointsText(const Match& match, PlayerKey side, const Settings& settings);
/// Of a match that was forfeited, all boards of it without a game: "+" for the side that has more of it, "−" for the
/// other, "±" where both have as much; empty of all others.
QString forfeitSign(const Match& match, PlayerKey side, const Settings& settings);
/// What `side` got on a board: "1", "½", "+"; empty while it is open.
QString markOf(const Game& game, PlayerKey side);
/// The same of both, of side a first: "1 – 0".
QString boardText(const Match& match, const Game& game);
/// Who sits at a board for the side; nullptr: nobody is named.
const Player* seatedFor(const Tournament& tournament, const Game& game, PlayerKey side);
/// The boards on which the side that is named first has White: "1, 4 and 5".
QString whiteBoards(BoardColours colours, int boards);
/// Which team has White where.
QString boardColoursNote(const Settings& settings);

} // namespace pairwright
