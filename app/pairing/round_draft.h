#pragma once

#include "app/domain/rounds/round.h"

namespace pairwright {

/// What a pairing run hands over: everything that StoreProposal needs to make a version of it.
struct RoundDraft {
    RoundNumber round;
    PairingOrigin origin = PairingOrigin::engine;
    SystemEdition system;
    Pairings pairings;
    std::vector<PlayerKey> order; ///< TPN order that the pairing used
    KeptRecord record;
    QString inputHash;
    friend bool operator==(const RoundDraft&, const RoundDraft&) = default;
};

} // namespace pairwright
