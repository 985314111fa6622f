#include "app/domain/setup/system_option_list.h"

#include "engine/capabilities.h"
#include "engine/trf/document.h"

#include <algorithm>

namespace pairwright {

std::vector<const SystemOption*> allOptions()
{
    std::vector<const SystemOption*> all;
    for (const SystemInfo& info : systems())
        for (const SystemOption& option : capabilitiesOf(info.id).options)
            if (std::ranges::none_of(all, [&](const SystemOption* other) { return other->key == option.key; }))
                all.push_back(&option);
    return all;
}

bool makesDifference(const SystemOption& option, int players)
{
    // With an odd number of players colours alternate over the end of a cycle anyway.
    return option.key != trf::seamOption || players % 2 == 0;
}

} // namespace pairwright
