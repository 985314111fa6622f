#pragma once

#include "app/domain/tournament.h"
#include "ui/frame/actions.h"

namespace pairwright {

/// What comes next in the event: players, the next round, publishing it, results, the report.
ActionId nextStep(const Tournament& tournament);

} // namespace pairwright
