#pragma once

#include "engine/pairing.h"

#include <vector>

namespace pairwright::round_robin {

inline constexpr int fewestPlayers = 3;
inline constexpr int mostPlayers = 40;

/// The numbers of the table for so many players: an even one; with an odd number of players the last number is free.
int numbersFor(int players);

/// One round of the Berger table (C.05 annex 1) for `numbers` numbers, round 1 to numbers - 1: first the game of the
/// last number, then outwards from the number that meets it.
std::vector<Board> tableRound(int numbers, int round);

/// Whether in every cycle but the last of several the last two rounds change places, so that nobody has one colour
/// three times in a row where a cycle ends (recommended by annex 1). With an odd number of players there is no such
/// seam.
enum class Seam : std::uint8_t { exchanged, straight };

/// Which round of the table each round of the tournament is, in order.
std::vector<TableRecord> schedule(int players, int cycles, Seam seam);

/// The boards of a line of the schedule, without the free number.
std::vector<Board> boardsOf(const TableRecord& line, int players);

} // namespace pairwright::round_robin
