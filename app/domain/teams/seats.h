#pragma once

#include "app/domain/tournament.h"

namespace pairwright {

/// Whoever sits at a board of the match plays for its side, and at one board only. True of a match of players, where
/// nobody is named.
bool isManned(const Tournament& tournament, const Match& match);

/// Nobody plays for the team, in an event where players are named.
bool isWithoutPlayers(const Tournament& tournament, PlayerKey team);

/// What comes of a board at which one of two teams has nobody, though it has named its line-up: who is there wins by
/// forfeit. No value: both are there, or it is not known yet. Precondition: the game is one of the match.
std::optional<GameResult> forfeitOfEmptyBoard(const Match& match, int game);
/// A forfeit as it can be there: nobody wins a board at which he does not sit, so that both lose it. Any other result
/// as it is. Precondition: as above.
GameResult withoutTheAbsent(const Match& match, int game, GameResult result);
/// Whether the board can end so: one at which somebody is missing only by a forfeit that is withoutTheAbsent().
/// Precondition: as above.
bool canEndSo(const Match& match, int game, GameResult result);
/// The team that leaves the board empty; none: neither, or both. Precondition: as above.
std::optional<PlayerKey> whoLeavesEmpty(const Match& match, int game);
/// A board whose result is of a game that was played, and at which these seats have nobody; none: there is no such.
std::optional<int> playedBoardLeft(const Match& match, const LineUp& seats);

/// Whether somebody can be a member: of a team that is there, at a place of its order, and no side himself.
bool isPossibleMember(const Tournament& tournament, const Player& member);

} // namespace pairwright
