#pragma once

#include "engine/pairing_facts.h"

namespace pairwright::lim {

/// See pairingFacts(). The groups are those of all players of the round; one of them may get the bye yet.
std::vector<PlayerFacts> playerFacts(const TournamentState& state, const PairingRequest& request);

} // namespace pairwright::lim
