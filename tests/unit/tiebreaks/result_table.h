#pragma once

#include "engine/tournament/tournament_state.h"

#include <string>
#include <string_view>

namespace pairwright {

/// Reads a table of results as a crosstable prints them, one participant per line: "1 +W2 =BYE -F3 --".
/// First the TPN, then a cell per round: sign, own colour W or B, or F for a forfeit, opponent; +BYE is the
/// pairing-allocated bye, *BYE the full-, =BYE the half-point bye, -- no points. Lines in any order.
TournamentState stateFromTable(std::string_view table);

} // namespace pairwright
