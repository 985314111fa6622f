#pragma once

#include "app/domain/setup/settings.h"
#include "app/storage/open_error.h"
#include "engine/base/expected.h"

#include <QString>

namespace pairwright {

/// A tournament that has left FIDE mode does not come back by a copy from before: the file leaves it too, as a step of
/// its own, and is rated by that one. Nothing happens to a file that is outside, or when it is FIDE who rates.
Expected<Done, OpenError> stayOutsideFideMode(const QString& file, RatedBy ratedBy);

} // namespace pairwright
