#pragma once

#include "engine/base/score.h"

#include <QString>

namespace pairwright {

/// "½ point", "1 point", "2½ points", in the language that is spoken.
QString wordedPoints(Score points);

} // namespace pairwright
