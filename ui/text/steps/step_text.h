#pragma once

#include "app/session/command/change_set.h"
#include "app/session/command/command.h"

#include <QString>

namespace pairwright {

/// A step for "Undo: …": "board 37 1 – 0", "add Navara, David".
QString describeStep(const StepDescription& step);
/// The same of one that is in the journal: whether it was done, taken back or done again.
QString describeStep(ChangeSet::Kind kind, const StepDescription& step);

} // namespace pairwright
