#pragma once

#include "engine/field/round_field.h"
#include "engine/pairing_facts.h"

namespace pairwright {

/// What every system knows about the player of a rank; `system` is left empty.
PlayerFacts commonFacts(const RoundField& field, const TournamentState& state, int rank);

} // namespace pairwright
