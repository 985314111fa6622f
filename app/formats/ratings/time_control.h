#pragma once

#include "engine/ratings/rating_event.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace pairwright {

/// The rating list that a time control belongs to, by the time that a player has for 60 moves (Laws of Chess, A.1 and
/// B.1; B.02 art. 1): 60 minutes or more are standard, more than 10 are rapid, the rest is blitz. Reads the usual ways
/// of writing ("90 min/40 moves + 30 min + 30 s/move", "15+10", "2 h", "5400+30") and the words rapid and blitz. No
/// value where the text does not say it.
std::optional<RatingKind> ratingKindOf(const QString& timeControl);

/// Whether the event gives the time that its standard games need to be rated: 120 minutes for 60 moves where a player
/// has 2400 or more, 90 from 1800 on, else 60 (B.02 art. 1.1). Sentences on what it does not give; empty: nothing.
QStringList timeNotesForRating(const QString& timeControl, const RatingEvent& event);
/// The same for norms, which need 120 minutes (B.01 art. 1.1.3); also when the time control is not understood.
QStringList timeNotesForNorms(const QString& timeControl);

} // namespace pairwright
