#pragma once

#include "app/domain/changes/change.h"
#include "app/domain/changes/finding.h"

#include <vector>

namespace pairwright {

/// What stands against carrying out `delta` in a tournament that others have changed since: a finding changedMeanwhile
/// for each value that is neither what the delta starts from nor what it leads to. New players are not looked at: they
/// get another key then. Of a result whose board has other players now, Finding::value is the version of the round that
/// it was meant for.
std::vector<Finding> conflictsOf(const Tournament& present, const Delta& delta);

/// The same for a step that was planned in `seen` as `delta`. What it had seen are the values that it changes, and of a
/// round that it makes, publishes or takes back its versions with all they hold: a result goes to the game that was
/// seen, and what is published or discarded is the proposal that was seen.
std::vector<Finding> conflictsOf(const Tournament& present, const Delta& delta, const Tournament& seen);

/// The step planned `again` in `present` may change more than it did in `seen`: what else it changes must have been
/// seen as it is.
std::vector<Finding> conflictsOfMore(const Tournament& present, const Delta& again, const Tournament& seen);

/// Results and players are what `delta` wants already.
bool standsAlready(const Tournament& present, const Delta& delta);

} // namespace pairwright
