#pragma once

#include "engine/pairing_facts.h"

namespace pairwright::burstein {

/// See pairingFacts().
std::vector<PlayerFacts> playerFacts(const TournamentState& state, const PairingRequest& request);

} // namespace pairwright::burstein
