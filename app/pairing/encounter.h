#pragma once

#include "engine/tournament/tournament_state.h"

#include <optional>

namespace pairwright {

/// What a round was for a player, be it a game or a match of two.
struct Encounter {
    std::optional<Tpn> opponent;  ///< scheduled; none: a bye, or not in the tournament
    bool played = false;          ///< a meeting: not forfeited (a match: neither side forfeited both games)
    std::optional<Colour> colour; ///< of a played game, of a match that of its first game
};

Encounter encounterOf(const TournamentState& state, Tpn player, RoundNumber round);

} // namespace pairwright
