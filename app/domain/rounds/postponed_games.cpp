#include "app/domain/rounds/postponed_games.h"

#include <algorithm>

namespace pairwright {

std::vector<PostponedGame> postponedGames(const Tournament& tournament)
{
    std::vector<PostponedGame> found;
    for (const Round& round : tournament.rounds) {
        const RoundVersion* version = round.published();
        int board = 0;
        for (const Match& match : version != nullptr ? version->pairings.boards : std::vector<Match>()) {
            ++board;
            for (int number = 1; number <= match.gameCount(); ++number)
                if (const Game& game = match.game(number); game.outcome.postponed && !game.outcome.result)
                    found.push_back({{round.number, board, number}, game.white, game.black, *game.outcome.postponed});
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const PostponedGame& a, const PostponedGame& b) {
        if (!a.postponed.to || !b.postponed.to)
            return a.postponed.to.has_value() && !b.postponed.to;
        return *a.postponed.to < *b.postponed.to;
    });
    return found;
}

} // namespace pairwright
