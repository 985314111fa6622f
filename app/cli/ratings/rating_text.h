#pragma once

#include "app/cli/standings/standings_task.h"
#include "engine/ratings/rating_event.h"

#include "engine/json/value.h"

#include <QString>

namespace pairwright::cli {

/// What `ratings` is to show.
struct RatingRequest {
    const StandingsTask& task;
    const RatingEvent& event;
    std::vector<Tpn> players; ///< whom to show
    bool details = false;     ///< each game and each condition
    bool norms = false;
    QString noNorms = {}; ///< why nobody can make one; empty: somebody can
};

/// The preview as plain text: a line a player, with details a line a game.
std::string ratingText(const RatingRequest& request);
/// The norms of those who have or can still reach one; with details every condition, also out of reach.
std::string normText(const RatingRequest& request);
/// Both as JSON, always with all details.
json::Object ratingJson(const RatingRequest& request);

} // namespace pairwright::cli
