#pragma once

#include "tests/oracle/dubov_1997/definitions.h"

/// Chapter 6 of the Dubov system of 1997, with 7.3 and 7.4: an even number of players of one group.
namespace pairwright::oracle::dubov1997 {

using Pairs = std::vector<std::pair<Rank, Rank>>;

/// 7.3, 7.4: as many change the side as makes them equal, if 2.6 lets them. Then in the order of 6.2.
Sides balancedColumns(const Entrants& entrants, Sides sides);

/// 6.2, 6.3. No value: somebody is left over.
std::optional<Pairs> pairColumns(const Entrants& entrants, const Sides& columns);

/// All of it for these players.
std::optional<Pairs> pairByColumns(const Entrants& entrants, const Ranks& players);

} // namespace pairwright::oracle::dubov1997
