#pragma once

#include "app/domain/changes/change.h"

#include <QString>

#include <vector>

namespace pairwright {

/// One thing that a step changed, in words. Empty texts: was not there before, or is not there any more.
struct ChangeLine {
    QString what;
    QString before;
    QString after;
    friend bool operator==(const ChangeLine&, const ChangeLine&) = default;
};

/// What a step changed, thing by thing. `names` is where the names of players are looked up; who is neither in it nor
/// in the step is called "? key".
std::vector<ChangeLine> linesFor(const Delta& delta, const Tournament& names);

} // namespace pairwright
