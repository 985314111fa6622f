#pragma once

#include "tests/oracle/double_swiss/matches.h"
#include "tests/oracle/field.h"

/// Articles 1 and 2 of C.04.5:2026.
namespace pairwright::oracle::doubleswiss {

struct Entrant {
    Tpn tpn;
    Score score;
    std::vector<Colour> colours; ///< of matches with at least one game, oldest first
    Set met = 0;                 ///< [C1], by rank
    bool barredFromBye = false;  ///< [C2]: its own list
    int matchesPlayed = 0;
    bool floated = false; ///< 1.5, in the previous round
    int number = 0;       ///< the TPN for 4.3.1: a late entry takes no number before it takes part
};

/// The players of the round to pair by rank (1.2): score, then TPN.
struct Entrants {
    std::vector<Entrant> players;
    Colour initialColour = Colour::White;
    bool lastRound = false;

    [[nodiscard]] const Entrant& at(Rank rank) const { return players[static_cast<std::size_t>(rank)]; }
    [[nodiscard]] int size() const { return static_cast<int>(players.size()); }
    [[nodiscard]] Score score(Rank rank) const { return at(rank).score; }
    [[nodiscard]] Set everybody() const { return (Set{1} << size()) - 1; }
};

Entrants makeEntrants(const MatchPosition& position);

bool c1_mayMeet(const Entrants& entrants, Rank one, Rank other);

} // namespace pairwright::oracle::doubleswiss
