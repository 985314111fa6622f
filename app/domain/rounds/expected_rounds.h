#pragma once

#include "app/domain/tournament.h"
#include "engine/capabilities.h"
#include "engine/round_rules.h"

namespace pairwright {

/// How many rounds there will be: as planned; where a table lays them out and has not yet, as it needs for those who
/// are entered (0: there is no table for so many).
inline int expectedRounds(const Tournament& tournament)
{
    const Settings& settings = tournament.settings;
    const bool followsPlayers = capabilitiesOf(settings.system).allPlayAll && tournament.rounds.empty();
    return followsPlayers ? roundsForAll(settings.system, optionsOf(settings, settings.system),
                                         static_cast<int>(tournament.players.size()))
                          : settings.plannedRounds;
}

} // namespace pairwright
