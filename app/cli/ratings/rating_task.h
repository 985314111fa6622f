#pragma once

#include "app/cli/standings/standings_task.h"
#include "app/domain/tournament.h"
#include "engine/ratings/rating_event.h"
#include "engine/trf/document.h"

#include <QString>

#include <variant>

namespace pairwright::cli {

/// A tournament whose ratings are asked for. The ids and names of `table` hold for the event made from it.
struct RatingTask {
    StandingsTask table;
    std::variant<trf::Document, Tournament> source;
};

Expected<RatingTask, CliError> loadRatingTask(const std::string& path);

/// As the file writes it; empty: it does not say.
QString timeControlOf(const RatingTask& task);

/// Why there are no title norms in it (app/formats/ratings/norm_offer.h); empty: there may be.
QString noNormsIn(const RatingTask& task, const RatingEvent& event);

/// The event after a round; what had to be assumed goes into the remarks of task.table.
RatingEvent ratingEventOf(RatingTask& task, int afterRound, RatingKind kind);

} // namespace pairwright::cli
