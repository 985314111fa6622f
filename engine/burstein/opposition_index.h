#pragma once

#include "engine/tournament/tournament_state.h"

#include <cstdint>
#include <vector>

namespace pairwright::burstein {

/// Opposition evaluation of a player (C.04.4.2:2026 art. 1.7, 1.8): what ranks him inside a bracket.
struct OppositionIndex {
    std::int64_t buchholz = 0;        ///< tenths of points
    std::int64_t sonnebornBerger = 0; ///< hundredths of points
    friend bool operator==(const OppositionIndex&, const OppositionIndex&) = default;
};

/// The index of every player after the rounds played, by TPN-1. Virtual points never enter.
std::vector<OppositionIndex> oppositionIndex(const TournamentState& state);

/// True if the first ranks above the second; their TPNs decide between equal indices (1.8.2).
bool ranksAbove(const OppositionIndex& a, Tpn tpnA, const OppositionIndex& b, Tpn tpnB);

} // namespace pairwright::burstein
