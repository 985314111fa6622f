#pragma once

#include "app/formats/trf/export.h"
#include "engine/trf/teams/team_file.h"

namespace pairwright {

/// An event of teams as a TRF: published rounds only, the numbers of teams are their pairing numbers as of now, players
/// are numbered team by team.
trf::TeamFile toTeamFile(const Tournament& tournament, trf::WriteOptions options = {});

/// The numbers of the matches of a published round in which somebody who plays is not named.
std::vector<int> matchesWithoutLineUps(const Round& round);

/// The file, TRF26 in the strict standard, or TRF16 (writeTeamReport16()). Fails, too, where a match has no
/// line-ups: it would be lost. Rounds of a table that are published and still to come are left out, as it has them.
Expected<TrfExport, trf::WriteError> exportTeams(const Tournament& tournament, trf::WriteOptions options = {});

} // namespace pairwright
