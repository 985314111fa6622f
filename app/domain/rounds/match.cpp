#include "app/domain/rounds/match.h"

#include <algorithm>

namespace pairwright {

Match Match::of(PlayerKey a, PlayerKey b, MatchShape shape)
{
    Match match{a, b, {}, {}};
    match.open(shape);
    return match;
}

void Match::open(MatchShape shape)
{
    games.clear();
    for (int number = 1; number <= shape.games; ++number)
        games.push_back(shape.colours.isWhite(number) ? Game{a, b, {}} : Game{b, a, {}});
}

void Match::reopen()
{
    const PlayerKey first = games.empty() ? a : games.front().white;
    for (Game& game : games)
        game = game.white == first ? Game{a, b, {}} : Game{b, a, {}};
}

LineUp Match::lineUpOf(PlayerKey side) const
{
    LineUp seats;
    for (const Game& game : games)
        seats.push_back(game.white == side ? game.forWhite : game.forBlack);
    return seats;
}

void Match::seat(PlayerKey side, const LineUp& seats)
{
    for (std::size_t i = 0; i < games.size(); ++i)
        (games[i].white == side ? games[i].forWhite : games[i].forBlack) = seats.at(i);
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
