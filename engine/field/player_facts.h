#pragma once

#include "engine/field/round_field.h"
#include "engine/pairing_facts.h"

namespace pairwright {

/// What every system knows about the player of a rank; `system` is left empty.
PlayerFacts commonFacts(const RoundField& field, const TournamentState& state, int rank);

/// The same of everybody, by rank.
std::vector<PlayerFacts> factsOf(const RoundField& field, const TournamentState& state);

/// For a system that asks about nothing of its own: see pairingFacts().
std::vector<PlayerFacts> commonFactsOfAll(const TournamentState& state, const PairingRequest& request);

} // namespace pairwright
