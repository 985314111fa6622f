#pragma once

#include "app/session/plan/plan_context.h"

namespace pairwright::plan {

/// Gives each team whose members have ratings the strength that the rules make of them, where what is planned changes
/// it. Called with everything else in the plan.
void refreshStrengths(const Context& to);

} // namespace pairwright::plan
