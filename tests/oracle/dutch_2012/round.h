#pragma once

#include "tests/oracle/dutch_2012/bracket.h"

namespace pairwright::oracle::dutch2012 {

/// A bracket with the pairing that was accepted for it.
struct PairedBracket {
    Bracket bracket;                    ///< as it was before C1
    std::vector<Rank> withoutOpponent;  ///< C1: out of the bracket before anything is paired
    Bracket rest;                       ///< what is left
    BracketPairing pairing;             ///< of the rest
    bool movedDownIncompatible = false; ///< one of those without an opponent was moved down
    bool reachesAll = false;            ///< M0 and P0, as they are after C1

    /// Who goes down, by rank.
    [[nodiscard]] std::vector<Rank> floaters() const;
};

/// How often the rarer articles were needed.
struct Rarities {
    int c12 = 0;  ///< another pairing of a bracket above was accepted
    int c13 = 0;  ///< the penultimate bracket was paired anew
    int join = 0; ///< brackets were joined
};

struct PairedRound {
    std::vector<PairedBracket> brackets; ///< from the highest; the last leaves nobody, or who gets the bye
    Rarities rarities;
};

/// Part C: from the highest score bracket down. No value: there is no pairing.
std::optional<PairedRound> pairByProcedure(const Entrants& entrants);

} // namespace pairwright::oracle::dutch2012
