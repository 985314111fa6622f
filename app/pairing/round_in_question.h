#pragma once

#include "app/pairing/adapter.h"
#include "engine/judge.h"

#include <optional>

namespace pairwright {

/// A stored version of a round as the engine can be asked about it: what it was paired from, and what came out.
struct RoundInQuestion {
    RoundNumber round;
    EngineView view;        ///< as the version was paired, see pairedFrom()
    PairingRequest request; ///< absent is whoever has neither board nor bye; without a stop token
    GivenRound given;
    /// Whose articles hold: Burstein's seeding rounds are paired by the Dutch system.
    SystemEdition rules;
};

/// A version of a round of the tournament. Boards of players who were removed since are left out.
RoundInQuestion roundInQuestion(const Tournament& tournament, RoundNumber round, const RoundVersion& version);

} // namespace pairwright
