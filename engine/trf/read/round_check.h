#pragma once

#include "engine/trf/read/collected.h"

namespace pairwright::trf {

/// Holds the cells of all players against each other: opponents exist and name each other, colours differ,
/// results fit. A missing colour is taken from the opponent. `collected.players` ascend by id.
Outcome checkRounds(Collected& collected);

/// Columns that were paired: up to the last one with an opponent or a pairing-allocated bye.
int countPairedColumns(const std::vector<Collected::PlayerLine>& players);

/// The entry with this id, nullptr when there is none; `players` ascend by id.
const Collected::PlayerLine* findPlayer(const std::vector<Collected::PlayerLine>& players, FileId id);

} // namespace pairwright::trf
