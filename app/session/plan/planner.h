#pragma once

#include "app/domain/changes/change.h"
#include "app/domain/changes/finding.h"
#include "app/session/command/command.h"
#include "app/session/command/command_error.h"
#include "engine/base/expected.h"

#include <QDateTime>

#include <vector>

namespace pairwright {

/// What a command would do, and what there is to say about it.
struct Plan {
    Delta delta; ///< empty: nothing changes
    StepDescription step;
    bool barrier = false; ///< undo does not go past it
    bool mark = false;    ///< is written although nothing changes
    std::vector<Finding> findings;
};

/// Works out a command against a tournament. Pure: the rules of what may change when are here and in
/// the plan_*.cpp files, and nowhere else. `now` is the time that the step bears.
Plan planOf(const Tournament& tournament, const Command& command, const QDateTime& now);

/// The plan, or the reason why it may not be carried out at this level of acknowledgement.
Expected<Plan, CommandError> checked(Plan plan, WarningLevel acknowledged);

} // namespace pairwright
