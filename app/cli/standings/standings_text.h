#pragma once

#include "app/cli/standings/standings_why.h"

namespace pairwright::cli {

/// The table as plain text, one line a player.
std::string standingsText(const StandingsTable& standings);
/// The same as JSON; values are texts of decimal numbers.
json::Object standingsJson(const StandingsTable& standings, int round);

/// What the list of tie-breaks asks for and cannot have, as sentences.
std::vector<std::string> remarksOn(const StandingsTable& table);

/// Every tie-break with its name and article, one a line.
std::string codesOfAllTieBreaks();

} // namespace pairwright::cli
