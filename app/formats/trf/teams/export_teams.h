#pragma once

#include "app/formats/trf/export.h"
#include "engine/trf/teams/team_file.h"

namespace pairwright {

/// An event of teams as a TRF: published rounds only, the numbers of teams are their pairing numbers as of now, players
/// are numbered team by team.
trf::TeamFile toTeamFile(const Tournament& tournament, trf::WriteOptions options = {});

/// The numbers of the matches of a published round in which somebody who plays is not named.
std::vector<int> matchesWithoutLineUps(const Round& round);

/// The part of an event of teams of which a file tells: a table may be published as a whole, and its last rounds that
/// nobody has played follow from it. A report leaves them out, a file for engines those without line-ups. An event of
/// players as it is.
Tournament withoutRoundsToCome(Tournament tournament, trf::Profile profile = trf::Profile::report);

/// The file, TRF26 in the strict standard, or TRF16 (writeTeamReport16()). Fails, too, where a match has no
/// line-ups: it would be lost. Of withoutRoundsToCome().
Expected<TrfExport, trf::WriteError> exportTeams(const Tournament& whole, trf::WriteOptions options = {});

} // namespace pairwright
