#pragma once

#include "engine/all_play_all/laid_out.h"
#include "engine/round_robin/table.h"

namespace pairwright::round_robin {

/// What is to be laid out.
struct Plan {
    int cycles = 1; ///< how often everybody meets everybody
    Seam seam = Seam::exchanged;
};

/// Of all cycles.
int roundsFor(int players, int cycles);

/// All rounds by the Berger table. Everybody has his number, also who withdrew: what becomes of his games is no matter
/// of the table. PairingFailure::Reason::noTable for fewer than 3 or more than 40 players, or more than 99 rounds.
all_play_all::LaidOut layOut(const TournamentState& state, Plan plan);

} // namespace pairwright::round_robin
