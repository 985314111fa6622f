#pragma once

#include "app/domain/changes/change.h"
#include "app/domain/finding.h"

#include <vector>

namespace pairwright {

/// What stands against carrying out `delta` in a tournament that others have changed since: a finding changedMeanwhile
/// for each value that is neither what the delta starts from nor what it leads to. New players are not looked at: they
/// get another key then.
std::vector<Finding> conflictsOf(const Tournament& present, const Delta& delta);

} // namespace pairwright
