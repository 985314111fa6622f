#include "app/domain/changes/for_others.h"

#include "app/domain/players/player_fields.h"

#include <algorithm>

namespace pairwright {

Tournament forOthers(Tournament tournament)
{
    const std::vector<GroupRule>& rules = tournament.settings.groupRules;
    const std::vector<Prize>& prizes = tournament.settings.prizes;
    const bool yearsMatter =
        std::any_of(rules.begin(), rules.end(),
                    [](const GroupRule& rule) { return rule.bornFrom || rule.bornUntil; }) ||
        std::any_of(prizes.begin(), prizes.end(), [](const Prize& prize) { return prize.kind == PrizeKind::age; });
    for (auto* list : {&tournament.players, &tournament.members})
        for (Player& player : *list) {
            player.data = withoutPrivate(std::move(player.data));
            if (player.data.birth && yearsMatter)
                player.data.birth = BirthDate{player.data.birth->year, {}, {}};
            else
                player.data.birth.reset();
        }
    tournament.keptLines.clear();
    return tournament;
}

} // namespace pairwright
