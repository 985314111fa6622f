#pragma once

namespace pairwright {

/// Who sits at a board of a match where the table of the system says that as well: places in the orders of the teams,
/// from 1. White is the team that has White at the first board.
struct TableSeats {
    int ofWhite = 1;
    int ofBlack = 1;
    friend bool operator==(const TableSeats&, const TableSeats&) = default;
};

} // namespace pairwright
