#pragma once

#include "app/cli/console/exit_code.h"
#include "app/domain/tournament.h"
#include "engine/base/expected.h"

#include <string>

namespace pairwright::cli {

/// Reads a tournament file (.pairwright) without changing it.
Expected<Tournament, CliError> readTournamentFile(const std::string& path);

/// The pairing numbers of the players as of now: ids[t] belongs to Tpn t+1. Tournament files have no other ids.
std::vector<int> startNumbers(std::size_t players);

} // namespace pairwright::cli
