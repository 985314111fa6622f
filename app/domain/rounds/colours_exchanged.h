#pragma once

#include "app/domain/rounds/match.h"

namespace pairwright {

/// The result when the two had the other colours: each keeps his points.
GameResult withColoursExchanged(GameResult result);
/// Who sat where and the points of each stay.
void exchangeColours(Game& game);
/// Of all games of the match.
void exchangeColours(Match& match);
/// Of one of them, from 1. The colours of the match are those of its first game: its sides change places with that.
void exchangeColours(Match& match, int game);

/// Whether the two differ in nothing but the colours of single games.
bool differInColoursAlone(const Match& one, const Match& other);

} // namespace pairwright
