#include "engine/double_swiss/match.h"

namespace pairwright::double_swiss {

bool isConsistent(const TournamentState& state, Tpn tpn)
{
    const int rounds = static_cast<int>(state.player(tpn).rounds.size() + 1) / state.gamesOfARound;
    for (int round = 1; round <= rounds; ++round) {
        const RoundRecord first = state.record(tpn, RoundNumber{round}, 1);
        const RoundRecord second = state.record(tpn, RoundNumber{round}, 2);
        if (scheduledOpponent(first) != scheduledOpponent(second))
            return false;
        const auto* bye = std::get_if<Bye>(&first);
        if (bye != nullptr && std::get<Bye>(second).kind != byeOfGame(bye->kind, 2))
            return false;
    }
    return true;
}

} // namespace pairwright::double_swiss
