#pragma once

#include "app/cli/standings_task.h"
#include "engine/ratings/rating_event.h"

#include <QJsonObject>

namespace pairwright::cli {

/// What `ratings` is to show.
struct RatingRequest {
    const StandingsTask& task;
    const RatingEvent& event;
    std::vector<Tpn> players; ///< whom to show
    bool details = false;     ///< each game and each condition
    bool norms = false;

    /// Ratings count every game of a match as a round of its own; this is the round of the tournament.
    [[nodiscard]] int roundOf(int gameNumber) const
    {
        const int games = task.state.gamesOfARound;
        return (gameNumber + games - 1) / games;
    }
};

/// The preview as plain text: a line a player, with details a line a game.
std::string ratingText(const RatingRequest& request);
/// The norms of those who have or can still reach one; with details every condition, also out of reach.
std::string normText(const RatingRequest& request);
/// Both as JSON, always with all details.
QJsonObject ratingJson(const RatingRequest& request);

} // namespace pairwright::cli
