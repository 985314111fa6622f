#pragma once

#include "app/domain/ratings/time_control.h"

#include <QStringList>

namespace pairwright {

/// Whether the event gives the time that its standard games need to be rated: 120 minutes for 60 moves where a player
/// has 2400 or more, 90 from 1800 on, else 60 (B.02 art. 1.1). Sentences on what it does not give; empty: nothing.
QStringList timeNotesForRating(const QString& timeControl, const RatingEvent& event);
/// Why there are no norms, which need 120 minutes (B.01 art. 1.1.3), in one sentence; empty: there may be.
QString tooQuickForNorms(const QString& timeControl);
/// What to say of norms when the time control is not understood.
QStringList timeNotesForNorms(const QString& timeControl);

} // namespace pairwright
