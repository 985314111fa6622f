#pragma once

#include "tests/oracle/shared/complete_pairing.h"

/// What the Lim system (C.04.4.3, text of 1999) knows of the players. The procedure that is transcribed here is the
/// deterministic form of the text, which leaves much to the arbiter; every reading is named where it is taken.
namespace pairwright::oracle::lim {

/// "Maxi-tournaments" (3.2, 3.8, 5.7), which the Lim text does not define. Reading of automatic: more participants
/// than 2 to the power of the number of rounds, the definition of the regulations of its time.
enum class Maxi : std::uint8_t { automatic, on, off };

/// A player of the round to pair.
struct Entrant {
    Player facts;
    std::optional<Colour> due;         ///< 5.1, 5.5, 5.6; no value without a game
    std::optional<int> rating;         ///< no value: unrated
    bool floatedPreviousRound = false; ///< 3.10
};

/// What "compatible" means. The last two are for the last round (6).
enum class Compatibility : std::uint8_t {
    inFull,         ///< 2.1
    equalScoreFree, ///< players of equal score: not met, that is all; others: 2.1
    notMet,         ///< not met, that is all: only if there is no complete pairing otherwise
};

/// The players of the round to pair, by rank: score, then TPN. "Highest numbered" is the smallest TPN.
struct Entrants {
    std::vector<Entrant> players;
    Colour initialColour = Colour::White; ///< 7.2
    bool maxi = false;
    Compatibility compatibility = Compatibility::inFull;
    Score median;          ///< 2.2
    bool article7 = false; ///< round 1. Reading: an accelerated one follows the general rules

    [[nodiscard]] const Entrant& at(Rank rank) const { return players[static_cast<std::size_t>(rank)]; }
    [[nodiscard]] int size() const { return static_cast<int>(players.size()); }
    [[nodiscard]] Score score(Rank rank) const { return at(rank).facts.score; }
    [[nodiscard]] Tpn tpn(Rank rank) const { return at(rank).facts.tpn; }
    [[nodiscard]] Set everybody() const { return (Set{1} << size()) - 1; }
};

Entrants makeEntrants(const TournamentState& state, Maxi maxi, std::span<const Tpn> absent);

/// 2.1: may a player have this colour in his next game?
bool mayHave(const Entrant& entrant, Colour colour);
/// 2.1 as far as it holds in this round.
bool areCompatible(const Entrants& entrants, Rank one, Rank other);

/// Do the colours of two players suit each other: due different ones, or one is due none?
bool suit(const Entrants& entrants, Rank one, Rank other);
/// 3.2, 3.8, 5.7: always true but in a Maxi-tournament. Reading: an unrated player is within any limit.
bool withinRatingLimit(const Entrants& entrants, Rank one, Rank other);

} // namespace pairwright::oracle::lim
