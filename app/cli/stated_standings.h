#pragma once

#include "app/cli/standings_why.h"

#include "engine/json/value.h"

namespace pairwright::cli {

/// What a file states of a player, and the rules give otherwise.
struct StatedDifference {
    enum class Field : std::uint8_t { points, rank };
    Field field = Field::rank;
    int id = 0;
    std::string stated; ///< empty: the file says nothing, but does of others
    std::string computed;
};

/// Points and ranks that a TRF states otherwise than the table has them. Among those who share a rank any order is
/// right, because an older TRF cannot say that they share it.
std::vector<StatedDifference> statedDifferences(const StandingsTable& table);

/// "id 2: the file says rank 3, the rules give rank 2".
std::string describe(const StatedDifference& difference);
json::Object toJson(const StatedDifference& difference);
/// "2 ranks and 1 points field differ".
std::string countText(const std::vector<StatedDifference>& differences);

/// Somebody has a rank, and the ranks do not merely repeat the ids.
bool statesRanks(const StandingsTask& task);

} // namespace pairwright::cli
