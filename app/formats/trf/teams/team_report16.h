#pragma once

#include "engine/trf/teams/team_file.h"

namespace pairwright {

/// TRF16 of an event of teams: the games of the players, as an office rates them, and by record 013 who plays for which
/// team. Matches, line-ups and the rules of the teams have no record there; they are among the omissions, and stand in
/// the file as comments (commentsOf()). Fails as trf::write() and trf::writeTeamFile() do.
Expected<trf::Written, trf::WriteError> writeTeamReport16(const trf::TeamFile& file);

/// The file in the version that is wanted: this one, or trf::writeTeamFile().
Expected<trf::Written, trf::WriteError> writeTeams(const trf::TeamFile& file, trf::WriteOptions options);

} // namespace pairwright
