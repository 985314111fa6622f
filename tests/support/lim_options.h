#pragma once

#include "engine/lim/maxi.h"

namespace pairwright {

/// What Lim's rating limit is told: "auto", "on" or "off".
inline SystemOptions withMaxi(std::string_view choice)
{
    SystemOptions options;
    options.set(lim::maxi, choice);
    return options;
}

} // namespace pairwright
