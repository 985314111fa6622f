#pragma once

#include "app/formats/ratings/norm_progress.h"

#include <QString>

namespace pairwright::web {

/// A condition of a title norm as a drawing: three quarters of a ring, filled as far as it is met. Its words and
/// numbers stand beside it.
QString dialSvg(const NormDial& dial);

} // namespace pairwright::web
