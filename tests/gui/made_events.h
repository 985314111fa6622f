#pragma once

#include <QString>

namespace pairwright {

/// A file with a round robin of eight: all rounds published, two nearly played, a game postponed.
QString makeChampionship(const QString& path);
/// A file with an accelerated Swiss of ten players who have titles, three rounds of nine played.
QString makeAcceleratedOpen(const QString& path);
/// A file with an event of seven teams of five players each, four boards a match, nothing paired yet.
QString makeLeague(const QString& path);

} // namespace pairwright
