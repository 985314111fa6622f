#pragma once

#include "app/domain/changes/finding.h"
#include "app/domain/tournament.h"
#include "app/session/command/command_error.h"

#include <QString>

#include <optional>

namespace pairwright {

/// That a result was meant for a board where others sit now, or nobody.
bool isOfOtherPlayers(const Finding& finding);

/// FindingCode::changedMeanwhile: what was changed, by whom and when where that is known, and both values.
QString conflictText(const Finding& finding, const Tournament& tournament,
                     const std::optional<CommandError::Other>& by = {});

} // namespace pairwright
