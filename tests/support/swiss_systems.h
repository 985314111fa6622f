#pragma once

#include "engine/capabilities.h"

#include <vector>

namespace pairwright {

/// Those of systems() that pair by scores: for tests of searches that a table does not need.
inline std::vector<SystemInfo> swissSystems()
{
    std::vector<SystemInfo> found;
    for (const SystemInfo& info : systems())
        if (!capabilitiesOf(info.id).allPlayAll)
            found.push_back(info);
    return found;
}

} // namespace pairwright
