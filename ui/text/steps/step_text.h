#pragma once

#include "app/session/command/command.h"

#include <QString>

namespace pairwright {

/// A step for "Undo: …": "board 37 1 – 0", "add Navara, David".
QString describeStep(const StepDescription& step);

} // namespace pairwright
