#pragma once

#include "app/web/site.h"
#include "tests/unit/app/support/sessions.h"

/// Tournaments to be published.
namespace pairwright::test {

/// Everybody with title, federation, club, group, birth date and ids; so many rounds played but for the last board of
/// the last one.
MemoryTournament playedEvent(int players, int rounds);

/// A round robin, all rounds published: of round 1 the first result is in and board 2 is postponed, to no day yet; the
/// last player has left without a game.
MemoryTournament roundRobinEvent(int players, bool twice = false);

/// Names that want to be markup, format strings, or to turn the direction of the page; one has 60 letters, some have
/// no Latin letter.
QStringList hostileNames();
MemoryTournament hostileEvent();

void edit(MemoryTournament& tournament, PlayerKey player, const std::function<void(PlayerData&)>& change);

} // namespace pairwright::test
