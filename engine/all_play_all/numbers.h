#pragma once

#include "engine/judge.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pairwright::all_play_all {

/// Numbers by lot: element i is the number of player i. The same seed gives the same numbers everywhere.
std::vector<Tpn> drawnByLot(int players, std::uint64_t seed);

/// Restricted drawing (C.05 annex 2, the Varma tables), so that players of one contingent (a federation, a club) do not
/// meet in the last rounds: `contingents` names the one of each player, in the order in which those of one contingent
/// draw. The largest contingent draws first, equal ones by name; it takes, by lot, one of the sets that are large
/// enough and draws from that; what is left of the set and who finds none draws from all that remains.
/// None for fewer than 9 or more than 24 players.
std::optional<std::vector<Tpn>> drawnByVarma(const std::vector<std::string>& contingents, std::uint64_t seed);

/// Numbers by lot, improved so that those of one group of `mates` (places of players, from 0; a club, siblings) meet
/// early: of several draws, each improved until no exchange of two numbers helps, the one with the least sum of the
/// rounds of their first games. `rounds`: all of the layout, by number. The same seed gives the same numbers
/// everywhere.
std::vector<Tpn> drawnToMeetEarly(std::span<const GivenRound> rounds, int players,
                                  const std::vector<std::vector<int>>& mates, std::uint64_t seed);

/// The sets of the table for so many players (9 to 24), each with its numbers ascending; empty beyond.
std::vector<std::vector<int>> varmaSets(int players);

} // namespace pairwright::all_play_all
