#pragma once

#include "app/formats/csv/player_list.h"

#include <cstdint>
#include <string>
#include <vector>

namespace pairwright::cli {

/// What becomes of rows that ought to be looked at first.
enum class DoubtfulRows : std::uint8_t { leftOut, taken };

/// Why a file is no player list; one line.
std::string describe(const PlayerListError& error);
/// What is to be said about a row: rows that are left out, doubtful ones, and fields that are left out.
std::vector<std::string> remarksAbout(const PlayerRow& row, DoubtfulRows doubtful);

} // namespace pairwright::cli
