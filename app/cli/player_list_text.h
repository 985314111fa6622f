#pragma once

#include "app/formats/csv/player_list.h"

#include <string>
#include <vector>

namespace pairwright::cli {

/// Why a file is no player list; one line.
std::string describe(const PlayerListError& error);
/// What is to be said about a row: rows that are left out, doubtful ones, and fields that are left out.
std::vector<std::string> remarksAbout(const PlayerRow& row);

} // namespace pairwright::cli
