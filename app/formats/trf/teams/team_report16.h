#pragma once

#include "engine/trf/teams/team_file.h"

namespace pairwright {

/// TRF16 of an event of teams: the games of the players, as an office rates them, and by record 013 who plays for which
/// team. Matches, line-ups and the rules of the teams have no record there; what the file had of them is among the
/// omissions. Fails as trf::write() does.
Expected<trf::Written, trf::WriteError> writeTeamReport16(const trf::TeamFile& file);

/// The file in the version that is wanted: this one, or trf::writeTeamFile().
Expected<trf::Written, trf::WriteError> writeTeams(const trf::TeamFile& file, trf::WriteOptions options);

} // namespace pairwright
