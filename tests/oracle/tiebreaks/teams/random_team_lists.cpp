#include "tests/oracle/tiebreaks/teams/random_team_event.h"

#include "engine/tiebreaks/tie_break_info.h"

#include <span>

namespace pairwright::oracle {

namespace {

TieBreak withRandomModifiers(Random& random, const TieBreakInfo& info)
{
    TieBreak tieBreak{.kind = info.kind};
    if (info.takesScore && random.chance(2, 3))
        tieBreak.score = random.chance(1, 2) ? TeamScore::matchPoints : TeamScore::gamePoints;
    if (info.canCut && random.chance(1, 2))
        tieBreak.cutLowest = 1 + static_cast<int>(random.below(2));
    if (info.canMedian && random.chance(1, 3))
        tieBreak.cutLowest = tieBreak.cutHighest = 1 + static_cast<int>(random.below(2));
    tieBreak.forfeitsAsGames = info.countsForfeits && random.chance(1, 3);
    tieBreak.foreBuchholz = info.canBeFore && random.chance(1, 2);
    if (info.hasLimit && random.chance(1, 2))
        tieBreak.limitShift = static_cast<int>(random.below(9)) - 4;
    tieBreak.reversed = info.canReverse && random.chance(1, 2);
    if (info.hasFactor && random.chance(1, 2))
        tieBreak.factor = 1 + static_cast<int>(random.below(20));
    return tieBreak;
}

} // namespace

std::vector<TieBreak> everyTeamTieBreak(Random& random, TieBreakRules rules)
{
    std::vector<TieBreak> all;
    for (const TieBreakInfo& info : tieBreakInfos())
        if (!info.ofTheEvent && isInEdition(info, rules.edition) && isForFormat(info, rules.format) &&
            isForEntrants(info, Entrants::teams))
            all.push_back(withRandomModifiers(random, info));
    return all;
}

std::vector<TieBreak> randomTeamList(Random& random, TieBreakRules rules)
{
    std::vector<TieBreak> list = everyTeamTieBreak(random, rules);
    random.shuffle(std::span(list));
    list.resize(3 + random.below(4));
    return list;
}

} // namespace pairwright::oracle
