#include "app/corrections/kept_boards.h"

#include "app/domain/rounds/pairings.h"

#include <algorithm>

namespace pairwright {

EnterResults keptResults(const Pairings& old, const Pairings& wanted, RoundNumber round)
{
    EnterResults kept{round, {}};
    for (std::size_t i = 0; i < wanted.boards.size(); ++i) {
        const Match* same = sameBoard(old, wanted.boards[i]);
        if (same == nullptr)
            continue;
        for (int game = 1; game <= same->gameCount(); ++game)
            if (const auto& result = same->game(game).outcome.result)
                kept.results.push_back({static_cast<int>(i) + 1, *result, game});
    }
    return kept;
}

int boardsThatGo(const Pairings& old, const Pairings& wanted)
{
    return static_cast<int>(std::count_if(old.boards.begin(), old.boards.end(),
                                          [&](const Match& match) { return sameBoard(wanted, match) == nullptr; }));
}

} // namespace pairwright
