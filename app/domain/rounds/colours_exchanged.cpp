#include "app/domain/rounds/colours_exchanged.h"

#include <algorithm>
#include <utility>

namespace pairwright {

GameResult withColoursExchanged(GameResult result)
{
    using enum GameResult;
    switch (result) {
    case whiteWins: return blackWins;
    case blackWins: return whiteWins;
    case whiteWinsByForfeit: return blackWinsByForfeit;
    case blackWinsByForfeit: return whiteWinsByForfeit;
    case halfZero: return zeroHalf;
    case zeroHalf: return halfZero;
    case unratedWhiteWins: return unratedBlackWins;
    case unratedBlackWins: return unratedWhiteWins;
    case draw:
    case doubleForfeit:
    case zeroZero:
    case unratedDraw:
    case adjourned: break;
    }
    return result;
}

void exchangeColours(Game& game)
{
    std::swap(game.white, game.black);
    std::swap(game.forWhite, game.forBlack);
    for (std::optional<GameResult>* result : {&game.outcome.result, &game.outcome.ratingOnly})
        if (*result)
            *result = withColoursExchanged(**result);
}

void exchangeColours(Match& match)
{
    std::swap(match.a, match.b);
    match.colourRule.reset(); // nobody allocated these colours
    for (Game& game : match.games)
        exchangeColours(game);
}

void exchangeColours(Match& match, int game)
{
    if (game == 1) {
        std::swap(match.a, match.b);
        match.colourRule.reset();
    }
    exchangeColours(match.game(game));
}

bool differInColoursAlone(const Match& one, const Match& other)
{
    return std::ranges::equal(one.games, other.games, [](const Game& game, Game turned) {
        if (game.white != turned.white)
            exchangeColours(turned);
        return game == turned;
    });
}

} // namespace pairwright
