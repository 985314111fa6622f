#include "app/corrections/kept_boards.h"

#include "app/session/planner.h"

#include <algorithm>

namespace pairwright {

EnterResults keptResults(const Pairings& old, const Pairings& wanted, RoundNumber round)
{
    EnterResults kept{round, {}};
    for (std::size_t i = 0; i < wanted.boards.size(); ++i) {
        const Match& match = wanted.boards[i];
        const auto same = std::find_if(old.boards.begin(), old.boards.end(),
                                       [&](const Match& one) { return one.a == match.a && one.b == match.b; });
        if (same == old.boards.end())
            continue;
        for (int game = 1; game <= same->gameCount(); ++game)
            if (const auto& result = same->game(game).outcome.result)
                kept.results.push_back({static_cast<int>(i) + 1, *result, game});
    }
    return kept;
}

int boardsThatGo(const Pairings& old, const Pairings& wanted)
{
    return static_cast<int>(std::count_if(old.boards.begin(), old.boards.end(), [&](const Match& match) {
        return std::none_of(wanted.boards.begin(), wanted.boards.end(),
                            [&](const Match& one) { return one.a == match.a && one.b == match.b; });
    }));
}

bool isAllowedByFide(Tournament tournament, const Command& command, const QDateTime& now)
{
    tournament.settings.ratedBy = RatedBy::fide;
    const Plan plan = planOf(tournament, command, now);
    return !plan.delta.empty() && highestLevel(plan.findings) != WarningLevel::refused;
}

} // namespace pairwright
