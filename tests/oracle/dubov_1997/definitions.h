#pragma once

#include "tests/oracle/field.h"

#include <optional>

/// Chapters 1 and 2 of the Dubov system of 1997, and the orders in which it takes players. Alphabetical order is that
/// of the name ranks, then of the numbers. For small fields.
namespace pairwright::oracle::dubov1997 {

/// Average rating of the opponents, exact.
struct Average {
    std::int64_t sum = 0;
    std::int64_t games = 1;
    friend bool operator==(const Average& one, const Average& other)
    {
        return one.sum * other.games == other.sum * one.games;
    }
    friend std::strong_ordering operator<=>(const Average& one, const Average& other)
    {
        return one.sum * other.games <=> other.sum * one.games;
    }
};

struct Entrant {
    Player facts;
    int rating = 0;
    std::pair<int, Tpn> name{}; ///< place in the alphabet, then number
    Average aro;                ///< over games played; 0 without a game
    std::optional<Colour> due;  ///< no value without a game
    int raised = 0;             ///< rounds in which he was paired with a player of a higher score (2.5)
    bool raisedLast = false;
};

/// An article that is left out, to see in which positions it decides.
enum class Omitted : std::uint8_t {
    nothing,
    limitOfRaising,   ///< 2.5: everybody may be raised
    limitOfShifting,  ///< 2.6: everybody may be shifted
    orderOfShifting,  ///< 7.3: the last of the list are shifted
    orderOfFloaters,  ///< 8.1: by number
    floatersOpponent, ///< 8.2: the smallest possible number
};

/// The players of the round to pair by score, then number.
struct Entrants {
    std::vector<Entrant> players;
    Colour initialColour = Colour::White;
    int round = 1;
    int plannedRounds = 0;
    Omitted omitted = Omitted::nothing;

    [[nodiscard]] const Entrant& at(Rank rank) const { return players[static_cast<std::size_t>(rank)]; }
    [[nodiscard]] int size() const { return static_cast<int>(players.size()); }
    [[nodiscard]] Tpn tpn(Rank rank) const { return at(rank).facts.tpn; }
};

Entrants makeEntrants(const TournamentState& state, std::span<const Tpn> absent);

bool haveMet(const Entrants& entrants, Rank one, Rank other);
/// 2.3, 2.4: may he have this colour in his next game?
bool mayHave(const Entrants& entrants, Rank rank, Colour colour);
/// 2.1, and some colours break neither 2.3 nor 2.4.
bool mayBePaired(const Entrants& entrants, Rank one, Rank other);
/// 2.5.
bool mayBeRaised(const Entrants& entrants, Rank rank);

using Ranks = std::vector<Rank>;
/// 6.2: by ARO ascending, R ascending.
void sortAsWhites(const Entrants& entrants, Ranks& ranks);
/// 6.2: by R descending, ARO descending.
void sortAsBlacks(const Entrants& entrants, Ranks& ranks);
/// 7.1, 7.2, 8.2: by R descending, ARO ascending.
void sortByRating(const Entrants& entrants, Ranks& ranks);
/// 7.3: by ARO ascending, R descending.
void sortForShiftToBlack(const Entrants& entrants, Ranks& ranks);
/// 7.4: by ARO descending, R ascending.
void sortForShiftToWhite(const Entrants& entrants, Ranks& ranks);

/// By due colour. Reading: who is due none goes to the smaller side, to Black if they are equal;
/// the higher ranked first.
struct Sides {
    Ranks whites;
    Ranks blacks;
};
Sides sidesOf(const Entrants& entrants, const Ranks& players);
/// The due colour that more of them have; no value: none dominates.
std::optional<Colour> dominatingColour(const Entrants& entrants, const Ranks& ranks);

} // namespace pairwright::oracle::dubov1997
