#pragma once

#include "app/domain/tournament.h"

#include <QString>

#include <array>
#include <vector>

namespace pairwright {

/// What stands on a slip for one game, in the language of the user.
struct ResultSlip {
    QString event;
    QString round;    ///< "Round 5"
    QString revision; ///< "R5-v2"
    QString board;    ///< "12", of a match "12.2"
    QString white;    ///< with number and title
    QString black;
    QString postponed;            ///< the day that the game is postponed to, as a sentence; usually empty
    std::array<QString, 3> codes; ///< digits for 1-0, draw, 0-1; empty where they do not fit
};

/// One for each game of a version, by board. Who has the bye or is free gets none.
std::vector<ResultSlip> resultSlips(const Tournament& tournament, RoundNumber round, const RoundVersion& version);

/// To be written on by hand: no board, no names, no codes.
ResultSlip emptyResultSlip(const Tournament& tournament);

/// Where slips stand so that the sheets, cut as one stack and the piles laid on each other from the first to the last,
/// lie by board: element p of page s (from 0) is the slip `p * pages + s`. The last places may be empty (none).
std::vector<std::vector<std::optional<std::size_t>>> cutStackOrder(std::size_t slips, std::size_t perPage);

} // namespace pairwright
