#pragma once

#include "app/storage/open_error.h"
#include "engine/base/expected.h"

#include <QString>

#include <cstdint>

namespace pairwright {

/// Makes a new file of a tournament file, which may be open, as it was after that step of its journal: the tables of
/// that moment, and the history up to it. Refuses to overwrite a file; on an error there is none.
Expected<Done, OpenError> saveMoment(const QString& from, std::int64_t step, const QString& to);

} // namespace pairwright
