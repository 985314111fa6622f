#pragma once

#include "engine/trf/replay.h"

namespace pairwright::trf {

/// What the rules say of a recorded round. A round whose pairing they refuse altogether differs too.
struct CheckedRound {
    std::optional<Verdict> verdict;
    std::optional<PairingFailure> refused;

    [[nodiscard]] bool isClean() const { return verdict && verdict->isClean(); }
    /// The rules leave the round to the arbiter, and it breaks none of them.
    [[nodiscard]] bool isUndecided() const
    {
        return verdict && verdict->best.arbiterDecides && verdict->violations.empty() && !verdict->isClean();
    }
};

/// judge(), but of boards that were forfeited without a colour the colours mean nothing.
CheckedRound checkRound(const TournamentState& state, const PairingRequest& request, const GivenRound& given,
                        const std::vector<std::pair<Tpn, Tpn>>& colourless);
CheckedRound checkRound(const RecordedRound& recorded);

} // namespace pairwright::trf
