#pragma once

#include "engine/ratings/rating_event.h"

#include <QString>

#include <optional>

namespace pairwright {

/// The rating list that a time control belongs to, by the time that a player has for 60 moves (Laws of Chess, A.1 and
/// B.1; B.02 art. 1): 60 minutes or more are standard, more than 10 are rapid, the rest is blitz. Reads the usual ways
/// of writing ("90 min/40 moves + 30 min + 30 s/move", "15+10", "2 h", "5400+30") and the words rapid and blitz. No
/// value where the text does not say it.
std::optional<RatingKind> ratingKindOf(const QString& timeControl);

} // namespace pairwright
