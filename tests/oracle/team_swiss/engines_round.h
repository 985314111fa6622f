#pragma once

#include "engine/pairing.h"
#include "tests/oracle/team_swiss/teams.h"

#include <string>

namespace pairwright::oracle::teamswiss {

/// The position as the engine is given it.
TournamentState stateOf(const TeamPosition& position);
PairingRequest requestOf(const TeamPosition& position);

/// What the engine makes of it, in the words of toString(TeamRound); "no legal pairing", or that it was refused.
std::string enginesText(const TeamPosition& position);

} // namespace pairwright::oracle::teamswiss
