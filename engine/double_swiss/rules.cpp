#include "engine/double_swiss/rules.h"

#include "engine/double_swiss/match.h"

namespace pairwright::double_swiss {

std::optional<PairingFailure> brokenMatches(const TournamentState& state)
{
    PairingFailure failure;
    failure.reason = PairingFailure::Reason::inconsistentState;
    const bool whole = state.gamesOfARound == gamesOfAMatch && state.hasWholeRounds();
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Tpn tpn{static_cast<std::int32_t>(i) + 1};
        if (!whole || !isConsistent(state, tpn))
            failure.blocked.push_back(tpn);
    }
    return failure.blocked.empty() ? std::nullopt : std::optional(std::move(failure));
}

} // namespace pairwright::double_swiss
