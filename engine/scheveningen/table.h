#pragma once

#include "engine/table_seats.h"

#include <vector>

namespace pairwright::scheveningen {

/// With two boards nobody could have both colours in rounds that are even between the teams.
inline constexpr int fewestBoards = 3;
inline constexpr int mostBoards = 20;

/// A game of the table: the places of two players in the order of their teams, from 1, and who has White.
struct TableGame {
    int ofFirst = 1;
    int ofSecond = 1;
    bool firstHasWhite = true;
    friend bool operator==(const TableGame&, const TableGame&) = default;
};

/// One round of the table for two teams of `boards` players, round 1 to `boards`, in the order of the first team. In
/// all rounds together everybody meets each player of the other team once and has both colours equally often, or one of
/// them once more where the number of boards is odd; nobody has one three times in a row. In every round each team has
/// White in half of the games; with an odd number one team more in every other round, the first team in round 1.
std::vector<TableGame> tableRound(int boards, int round);

/// The same at boards where the team that has White at the first has it at every other one.
struct SeatedRound {
    bool firstBegins = true; ///< the first team has White at board 1
    std::vector<TableSeats> seats;
};
SeatedRound seatedRound(int boards, int round, bool turned);

} // namespace pairwright::scheveningen
