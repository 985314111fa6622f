#include "tests/oracle/comparing.h"

#include <algorithm>

namespace pairwright::oracle {

int fromEnvironment(const char* variable, int otherwise)
{
    bool given = false;
    const int value = qEnvironmentVariableIntValue(variable, &given);
    return given ? value : otherwise;
}

TournamentState withRatings(TournamentState state)
{
    for (PlayerState& player : state.players)
        player.rating = player.rating.value_or(0);
    return state;
}

std::vector<Tpn> presentIn(const Position& position)
{
    std::vector<Tpn> present;
    for (std::size_t i = 0; i < position.state.players.size(); ++i) {
        const Tpn tpn{static_cast<std::int32_t>(i) + 1};
        if (!std::binary_search(position.absent.begin(), position.absent.end(), tpn))
            present.push_back(tpn);
    }
    return present;
}

} // namespace pairwright::oracle
