#pragma once

#include "app/storage/open_error.h"
#include "engine/base/expected.h"

#include <QString>

#include <stop_token>

namespace pairwright {

/// Copies a tournament that cannot be written where it lies, with what is only in its log, to a new
/// file, and makes sure that the copy can be opened. Nobody may have the original open for writing. Stopped, it leaves
/// nothing, like the other.
Expected<Done, OpenError> copyTournament(const QString& from, const QString& to, const std::stop_token& stop = {});

/// Copies a tournament, which may be open and be written meanwhile, to a new file.
Expected<Done, OpenError> copyOpenTournament(const QString& from, const QString& to, const std::stop_token& stop = {});

} // namespace pairwright
