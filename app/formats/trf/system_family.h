#pragma once

#include "engine/round_rules.h"

#include <string_view>

namespace pairwright {

/// The key of the system in which everybody meets everybody once: with a number of cycles it stands for all of them.
inline std::string_view familyOf(const SystemInfo& system)
{
    for (const SystemInfo& info : systems())
        if (cyclesOf(info.id, {}) == 1)
            return info.key;
    return system.key;
}

} // namespace pairwright
