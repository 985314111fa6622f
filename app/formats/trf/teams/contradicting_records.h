#pragma once

#include "engine/trf/teams/team_file.h"

#include <string>
#include <vector>

namespace pairwright {

/// Records of a file of teams that say of a match or of a free team something else than the records that hold: a 330
/// after which another one tells that match otherwise, a 240 of a team that meets another or has the bye of 320; a 299
/// that is there for the same team and round before, and a 352 of more boards than any match has. As they stand in the
/// file, "330 -+ 1 3 7", "299 - 2 5" (round 0: all).
std::vector<std::string> contradictingRecords(const trf::TeamFile& file);

} // namespace pairwright
