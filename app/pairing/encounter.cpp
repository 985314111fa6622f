#include "app/pairing/encounter.h"

#include "engine/double_swiss/match.h"

namespace pairwright {

Encounter encounterOf(const TournamentState& state, Tpn player, RoundNumber round)
{
    if (state.gamesOfARound > 1) {
        const double_swiss::Match match = double_swiss::matchOf(state, player, round);
        return {match.opponent, match.played, match.colour};
    }
    const RoundRecord record = state.record(player, round);
    Encounter encounter{scheduledOpponent(record), isPlayed(record), {}};
    if (const auto* game = std::get_if<PlayedGame>(&record))
        encounter.colour = game->colour;
    return encounter;
}

} // namespace pairwright
