#pragma once

#include "tests/oracle/dutch_2012/definitions.h"

namespace pairwright::oracle::dutch2012 {

/// Numbers 1 to n, of whom nothing is known.
inline Entrants fresh(int n, int round)
{
    Entrants entrants;
    entrants.round = round;
    for (int i = 1; i <= n; ++i) {
        Player& player = entrants.players.emplace_back();
        player.tpn = Tpn{i};
    }
    return entrants;
}

inline void prefer(Entrants& entrants, int number, Strength strength, Colour colour)
{
    entrants.players[static_cast<std::size_t>(number - 1)].preference = {strength, colour};
}

} // namespace pairwright::oracle::dutch2012
