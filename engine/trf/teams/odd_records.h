#pragma once

#include "engine/trf/teams/team_file.h"

#include <vector>

namespace pairwright::trf {

/// Whatever the file says that counts for nothing or contradicts its games, and what it leaves out: told, and read as
/// it stands. `matches` are those of the file.
void tellWhatIsOdd(const TeamFile& file, const std::vector<TeamMatch>& matches, std::vector<Repair>& repairs);

} // namespace pairwright::trf
