#include "app/domain/setup/system_option_list.h"

#include "app/domain/teams/team_options.h"
#include "engine/capabilities.h"
#include "engine/trf/document.h"

#include <algorithm>

namespace pairwright {

std::vector<const SystemOption*> allOptions()
{
    std::vector<const SystemOption*> all;
    for (const SystemList& list : {systems(), teamSystems()})
        for (const SystemInfo& info : list) {
            const auto& options = capabilitiesOf(info.id).options;
            auto place = all.end();
            for (auto option = options.rbegin(); option != options.rend(); ++option) {
                const auto same = std::ranges::find(all, option->key, &SystemOption::key);
                place = same != all.end() ? same : all.insert(place, &*option);
            }
        }
    std::erase_if(all, [](const SystemOption* option) {
        return option->key == teamPreferencesOption || option->key == teamAsGacruxOption ||
               option->key == scheveningenBoardsOption;
    });
    return all;
}

bool makesDifference(const SystemOption& option, int players)
{
    // With an odd number of players colours alternate over the end of a cycle anyway.
    return option.key != trf::seamOption || players % 2 == 0;
}

} // namespace pairwright
