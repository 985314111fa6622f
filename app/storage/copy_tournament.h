#pragma once

#include "app/storage/open_error.h"
#include "engine/base/expected.h"

#include <QString>

namespace pairwright {

/// Copies a tournament that cannot be written where it lies, with what is only in its log, to a new
/// file, and makes sure that the copy can be opened. Nobody may have the original open for writing.
Expected<Done, OpenError> copyTournament(const QString& from, const QString& to);

/// Copies a tournament, which may be open and be written meanwhile, to a new file.
Expected<Done, OpenError> copyOpenTournament(const QString& from, const QString& to);

} // namespace pairwright
