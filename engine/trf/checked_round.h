#pragma once

#include "engine/trf/replay.h"

namespace pairwright::trf {

/// What the rules say of a recorded round. A round whose pairing they refuse altogether differs too.
struct CheckedRound {
    std::optional<Verdict> verdict;
    std::optional<PairingFailure> refused;

    [[nodiscard]] bool isClean() const { return verdict && verdict->isClean(); }
    /// Nothing says that the round is wrong: the rules leave it to the arbiter, and it breaks none of them; or what
    /// they give takes a longer search than the program makes.
    [[nodiscard]] bool isUndecided() const
    {
        if (refused)
            return refused->reason == PairingFailure::Reason::tooLarge;
        return verdict->best.arbiterDecides && verdict->violations.empty() && !verdict->isClean();
    }
};

/// judge(), but of boards that were forfeited without a colour the colours mean nothing.
CheckedRound checkRound(const TournamentState& state, const PairingRequest& request, const GivenRound& given,
                        const std::vector<std::pair<Tpn, Tpn>>& colourless);
CheckedRound checkRound(const RecordedRound& recorded);

} // namespace pairwright::trf
