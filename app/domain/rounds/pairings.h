#pragma once

#include "app/domain/rounds/round.h"

namespace pairwright {

/// The player is at a board, or has the bye.
bool isPlaced(const Pairings& pairings, PlayerKey player);

/// The board with the same two sides and colours; nullptr: there is none.
const Match* sameBoard(const Pairings& pairings, const Match& match);

/// The two change places: board and colour, the bye, or being unpaired.
void changePlaces(Pairings& pairings, PlayerKey first, PlayerKey second);

/// It has games, each between its two sides.
bool isWhole(const Match& match);

} // namespace pairwright
