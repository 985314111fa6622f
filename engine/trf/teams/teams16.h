#pragma once

#include "engine/trf/teams/team_file.h"
#include "engine/trf/text/line.h"

#include <string_view>
#include <vector>

namespace pairwright::trf {

/// A team of a TRF16, with its players. That format has no other record of teams, and none for the system.
inline constexpr std::string_view record013 = "013";

/// Teams that meet each other (092 begins with "Team") stand in records 013, and neither 310 nor 192 is there.
bool isTeamReport16(const std::vector<Line>& lines);

/// What 092 says of the system, in words, and the line-ups of a Scheveningen match by its table. Where 092 does not say
/// it nothing is named. It is told either way.
void nameSystem16(TeamFile& file, std::vector<Repair>& repairs);

} // namespace pairwright::trf
