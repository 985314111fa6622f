#pragma once

#include "tests/oracle/field.h"

/// The Dutch system as agreed in Istanbul 2012 (C.04.1), written down as the articles stand, by plain enumeration: for
/// small fields. It shares nothing with the engine but the input types. Part A: the definitions.
namespace pairwright::oracle::dutch2012 {

/// The players of the round to pair by rank (A2): score, then pairing number.
struct Entrants {
    std::vector<Player> players;
    int round = 1;
    Colour initialColour = Colour::White;

    [[nodiscard]] const Player& at(Rank rank) const { return players[static_cast<std::size_t>(rank)]; }
    [[nodiscard]] int size() const { return static_cast<int>(players.size()); }
    [[nodiscard]] Score score(Rank rank) const { return at(rank).score; }
    [[nodiscard]] bool isOddRound() const { return round % 2 == 1; }
};

Entrants makeEntrants(const TournamentState& state, std::span<const Tpn> absent);

/// A3: players moved down and residents, each by rank. In a bracket that C13 has joined everybody who was moved in is
/// among the moved down, whatever his score.
struct Bracket {
    std::vector<Rank> movedDown;
    std::vector<Rank> residents;

    [[nodiscard]] std::vector<Rank> players() const; ///< all, by rank
    [[nodiscard]] int size() const { return static_cast<int>(movedDown.size() + residents.size()); }
    /// A3: of one score group, or at least half of the players were moved down.
    [[nodiscard]] bool isTreatedAsHomogeneous() const
    {
        return 2 * static_cast<int>(movedDown.size()) >= size() || movedDown.empty();
    }
};

/// B1 a, and the organiser's list.
bool haveMet(const Entrants& entrants, Rank one, Rank other);
/// B2 is violated: the same absolute preference.
bool shareAbsolutePreference(const Entrants& entrants, Rank one, Rank other);
/// B1 and B2, the latter except for a pair with a top scorer (A10).
bool mayMeet(const Entrants& entrants, Rank one, Rank other);

/// Both have a preference, for the same colour.
bool wantTheSameColour(const Entrants& entrants, Rank one, Rank other);
/// ... and both preferences are strong or absolute: what A7 d and Z are about.
bool wantTheSameColourStrongly(const Entrants& entrants, Rank one, Rank other);

/// A8: how many players of a bracket are of which colour.
struct ColourCounts {
    int white = 0;     ///< W
    int black = 0;     ///< B
    int mildWhite = 0; ///< w: even rounds, an odd number of games missed
    int mildBlack = 0; ///< b
    int noGame = 0;    ///< a
};
ColourCounts countColours(const Entrants& entrants, const std::vector<Rank>& players);

/// X1 and Z1 of A8 for P0 pairs.
int x1(const ColourCounts& counts, int p0);
int z1(const ColourCounts& counts, int p0);

} // namespace pairwright::oracle::dutch2012
