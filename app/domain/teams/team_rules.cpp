#include "app/domain/teams/team_rules.h"

#include <algorithm>

namespace pairwright {

std::optional<PointBound> boundLeft(const TeamRules& rules)
{
    return rules.draw + rules.draw > rules.win + rules.loss ? std::optional(PointBound::twoDraws) : std::nullopt;
}

bool isPossible(const TeamRules& rules)
{
    constexpr int mostPlayersOfStrength = 99;
    constexpr int mostAhead = 3500;
    const auto inRange = [](Score score) {
        return score.tenths >= 0 && score.tenths <= mostMatchPointTenths;
    };
    const auto isBetween = [](const std::optional<int>& value, int least, int most) {
        return !value || (*value >= least && *value <= most);
    };
    return rules.boards >= 1 && rules.boards <= mostTeamBoards && inRange(rules.win) && inRange(rules.draw) &&
           inRange(rules.loss) && rules.loss <= rules.draw && rules.draw <= rules.win && rules.loss < rules.win &&
           rules.secondary != rules.primary && isBetween(rules.strengthOf, 1, mostPlayersOfStrength) &&
           isBetween(rules.mostRatingAhead, 0, mostAhead);
}

} // namespace pairwright
