#pragma once

#include "engine/tournament/tournament_state.h"

#include <utility>
#include <vector>

namespace pairwright {

/// The tournament with a match of two games instead of each game: the same result twice, with changed colours; byes are
/// worth twice as much.
inline TournamentState playedTwice(const TournamentState& state)
{
    TournamentState twice = state;
    twice.gamesOfARound = 2;
    for (PlayerState& player : twice.players) {
        const std::vector<RoundRecord> once = std::exchange(player.rounds, {});
        for (const RoundRecord& record : once) {
            RoundRecord again = record;
            if (auto* game = std::get_if<PlayedGame>(&again))
                game->colour = opposite(game->colour);
            else if (auto* forfeit = std::get_if<ForfeitedGame>(&again))
                forfeit->colour = opposite(forfeit->colour);
            else if (std::get<Bye>(again).kind == ByeKind::PairingAllocated)
                again = Bye{ByeKind::Half};
            player.rounds.push_back(record);
            player.rounds.push_back(again);
        }
    }
    return twice;
}

} // namespace pairwright
