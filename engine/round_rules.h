#pragma once

#include "engine/base/ids.h"
#include "engine/pairing.h"
#include "engine/systems.h"
#include "engine/table_seats.h"

#include <vector>

namespace pairwright {

/// The system whose articles a round is paired by, for citations: its own, but for seeding rounds that of
/// PairingSystem::seedingSystem (Burstein, C.04.4.2 art. 1.6: the Dutch one of the same year).
SystemEdition rulesOf(SystemEdition id, RoundNumber round, int plannedRounds);

/// How often everybody meets everybody by the system with these options; 0: they do not.
int cyclesOf(SystemEdition id, const SystemOptions& options);

/// How many rounds so many players need for that; 0 as above, and where there is no table for so many.
int roundsForAll(SystemEdition id, const SystemOptions& options, int players);

/// Who sits where in the match of that round, board by board, where the table says that too; empty: the teams say it.
std::vector<TableSeats> seatsByTable(SystemEdition id, const SystemOptions& options, RoundNumber round);

/// Who is free in a round where everybody meets everybody: he has no board, no bye and no point.
std::optional<Tpn> freePlayer(SystemEdition system, const RoundPairing& pairing, int players);

/// How many rounds at the beginning those are; 0 in a system without seeding rounds.
int seedingRounds(SystemEdition id, int plannedRounds);

} // namespace pairwright
