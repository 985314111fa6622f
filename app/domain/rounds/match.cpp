#include "app/domain/rounds/match.h"

#include <algorithm>

namespace pairwright {

Match Match::of(PlayerKey a, PlayerKey b, int games)
{
    Match match{a, b, {}, {}};
    match.open(games);
    return match;
}

void Match::open(int count)
{
    games.clear();
    for (int number = 1; number <= count; ++number)
        games.push_back(number % 2 != 0 ? Game{a, b, {}} : Game{b, a, {}});
}

bool Match::hasAnyResult() const
{
    return std::ranges::any_of(games, [](const Game& game) { return game.outcome.result.has_value(); });
}

bool Match::isOpen() const
{
    return std::ranges::any_of(games, [](const Game& game) { return !game.outcome.result; });
}

bool Match::isAdjourned() const
{
    return std::ranges::any_of(games, [](const Game& game) { return game.outcome.result == GameResult::adjourned; });
}

std::optional<int> Match::firstOpenGame() const
{
    for (int number = 1; number <= gameCount(); ++number)
        if (!game(number).outcome.result)
            return number;
    return std::nullopt;
}

std::optional<int> Match::lastGameWithResult() const
{
    for (int number = gameCount(); number >= 1; --number)
        if (game(number).outcome.result)
            return number;
    return std::nullopt;
}

} // namespace pairwright
