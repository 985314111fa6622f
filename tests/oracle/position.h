#pragma once

#include "engine/base/ids.h"
#include "engine/tournament/tournament_state.h"

#include <string>
#include <vector>

namespace pairwright::oracle {

/// A round to pair.
struct Position {
    TournamentState state;
    std::vector<Tpn> absent; ///< ascending
};

/// One line a player, for a bug report: "3 (1.5): +W2 =B1 HPB".
std::string toString(const Position& position);

} // namespace pairwright::oracle
