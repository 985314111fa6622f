#pragma once

#include "app/storage/open_error.h"
#include "engine/base/expected.h"

#include <QString>

#include <cstdint>
#include <stop_token>

namespace pairwright {

/// Makes a new file of a tournament file, which may be open, as it was after that step of its journal: the tables of
/// that moment, and the history up to it. Refuses to overwrite a file; on an error, and when it is stopped, there is
/// none. Of a tournament that has left FIDE mode since the file is outside it too (stayOutsideFideMode()).
Expected<Done, OpenError> saveMoment(const QString& from, std::int64_t step, const QString& to,
                                     const std::stop_token& stop = {});

} // namespace pairwright
