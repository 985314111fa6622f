#pragma once

#include "engine/trf/reader.h"
#include "engine/trf/to_standings.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pairwright::trf {

/// A points field that does not match the rounds; the rounds are believed.
struct StatedPoints {
    int id = 0;
    std::string stated;
    std::string computed;
};

/// Those that reading the file found.
std::vector<StatedPoints> statedPoints(std::span<const Repair> repairs);

/// What a file states of a player, and the rules give otherwise.
struct StatedDifference {
    enum class Field : std::uint8_t { points, rank };
    Field field = Field::rank;
    int id = 0;
    std::string stated; ///< empty: the file says nothing, but does of others
    std::string computed;
};

/// What a file says of everybody's rank, by Tpn.
using StatedRanks = std::vector<std::optional<int>>;

/// Somebody has a rank, and the ranks do not merely repeat the ids.
bool statesRanks(const StatedRanks& ranks, std::span<const int> ids);
/// The same of everybody, so that a table can be made of them.
bool statesAllRanks(const StatedRanks& ranks, std::span<const int> ids);

/// Puts the rows into the order of the ranks that a file states of everybody, and gives them those.
void rankAsStated(const StatedRanks& ranks, std::vector<StandingsRow>& rows);

/// Points and ranks that a TRF states otherwise than the table has them. Among those who share a rank any order is
/// right, because an older TRF cannot say that they share it.
std::vector<StatedDifference> statedDifferences(const StandingsInput& input, std::span<const StatedPoints> points,
                                                std::span<const StandingsRow> rows);

/// The standings that a file states, compared with the rules.
struct CheckedStandings {
    std::vector<StatedDifference> differences;
    std::string what; ///< what was compared, as a sentence
};

/// Nothing when the file states none. Without tie-breaks of its own a file's ranks are compared by points only: by
/// which others they were made is not known.
std::optional<CheckedStandings> checkStandings(const StandingsInput& input, std::span<const StatedPoints> points);

/// "id 2: the file says rank 3, the rules give rank 2".
std::string describe(const StatedDifference& difference);
/// "2 ranks and 1 points field differ".
std::string countText(std::span<const StatedDifference> differences);
/// "rank", "points".
std::string nameOf(StatedDifference::Field field);

} // namespace pairwright::trf
