#pragma once

#include <QString>

namespace pairwright {

/// A file with an event of seven teams of five players each, four boards a match, nothing paired yet.
QString makeLeague(const QString& path);

} // namespace pairwright
