#include "engine/field/missing_ratings.h"

#include <algorithm>

namespace pairwright {

std::vector<Tpn> missingRatings(const TournamentState& state, const std::vector<Tpn>& absent)
{
    const auto isRated = [](const PlayerState& player) {
        return player.rating.has_value();
    };
    if (std::all_of(state.players.begin(), state.players.end(), isRated))
        return {};
    const auto placeOf = [](Tpn tpn) {
        return static_cast<std::size_t>(tpn.value - 1);
    };
    std::vector<bool> isPresent(state.players.size(), true);
    for (const Tpn tpn : absent)
        isPresent[placeOf(tpn)] = false;
    std::vector<bool> counts = isPresent;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        if (isPresent[i])
            for (const RoundRecord& record : state.players[i].rounds)
                if (const auto* game = std::get_if<PlayedGame>(&record))
                    counts[placeOf(game->opponent)] = true;
    std::vector<Tpn> missing;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        if (counts[i] && !state.players[i].rating)
            missing.push_back(Tpn{static_cast<std::int32_t>(i) + 1});
    return missing;
}

} // namespace pairwright
