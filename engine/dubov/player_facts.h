#pragma once

#include "engine/dubov/dubov.h"
#include "engine/pairing_facts.h"

namespace pairwright::dubov {

/// See pairingFacts(). An unrated opponent counts as 0 for the average, as the pairing would refuse him.
std::vector<PlayerFacts> playerFacts(const TournamentState& state, const PairingRequest& request, Edition edition);

} // namespace pairwright::dubov
