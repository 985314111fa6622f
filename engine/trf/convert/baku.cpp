#include "engine/trf/convert/baku.h"

#include "engine/tournament/acceleration.h"

namespace pairwright::trf {

std::optional<Tpn> firstOtherThanBaku(const TournamentState& state, const std::vector<Tpn>& absentFromRoundOne)
{
    TournamentState computed = state;
    accelerate(computed, absentFromRoundOne);
    const int next = state.roundsPlayed() + 1;
    for (std::int32_t number = 1; number <= static_cast<std::int32_t>(state.players.size()); ++number)
        for (int round = 1; round <= next; ++round)
            if (state.pairingScore(Tpn{number}, RoundNumber{round}) !=
                computed.pairingScore(Tpn{number}, RoundNumber{round}))
                return Tpn{number};
    return std::nullopt;
}

} // namespace pairwright::trf
