#pragma once

#include "app/domain/tournament.h"

#include <QString>

#include <vector>

namespace pairwright {

/// Why a player has no game in a round, as presenceText(); where everybody has a number of a table, who has no game and
/// has not left is free. Empty: nothing is to be said.
QString withoutGameText(const Tournament& tournament, const Player& player, RoundNumber round);

/// Those who are neither on a board nor have the bye, and have entered the tournament; by key.
std::vector<const Player*> withoutGame(const Tournament& tournament, RoundNumber round, const Pairings& pairings);

/// Where a result would stand: the day that a game is postponed to, or that there is none yet. Empty where it is not
/// postponed, or has its result.
QString postponedText(const Game& game);
/// The name of an opponent; of a postponed game with its day.
QString withDay(const QString& name, const Game& game);
/// The result of a game, or the day that it is postponed to.
QString resultOrDayText(const Game& game);

} // namespace pairwright
