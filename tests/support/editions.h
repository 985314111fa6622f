#pragma once

#include "engine/pairing.h"
#include "tests/support/played_twice.h"

#include <string>

namespace pairwright {

/// "dutch-2026".
inline std::string editionName(const SystemInfo& system)
{
    return std::string(system.key) + '-' + std::to_string(system.id.edition);
}

/// The tournament as the system plays it: with a match instead of each game where a round is one.
inline TournamentState asPlayed(const TournamentState& games, System system)
{
    return gamesOfARound(system) > 1 ? playedTwice(games) : games;
}

} // namespace pairwright
