#pragma once

#include "engine/trf/read/collected.h"

namespace pairwright::trf {

/// Columns that a round takes by the system that the file names: one for each of its games.
int gamesOfARoundIn(const Collected& collected);

/// Where a round takes several columns: the games of each match are of the same two players, whose colours alternate,
/// and a bye fills all. The columns after the `pairedRounds` rounds hold requests and must agree likewise.
Outcome checkMatches(const Collected& collected, int gamesOfARound, int pairedRounds);

} // namespace pairwright::trf
