#pragma once

#include "tests/oracle/dubov/procedure.h"

/// 3.2 of C.04.4.1:2026: one bracket.
namespace pairwright::oracle::dubov {

/// What the pairing of a bracket starts from.
struct Situation {
    const Entrants& entrants;
    CompletePairing& completion;
    BestColours& bestColours;
    Set residents; ///< the remaining ones of the scoregroup
    Set lower;     ///< everybody of lower score who is not paired yet
};

/// 3.2.1 and 3.2.2, in the order of 4.2.2.
std::vector<Rank> chooseUpfloaters(const Situation& situation);

/// 3.2.3: G1, the others are G2.
std::vector<Rank> firstSubgroup(const Entrants& entrants, const std::vector<Rank>& bracket);

/// All of 3.2. All remaining players can be paired with each other.
PairedBracket pairBracket(const Situation& situation);

} // namespace pairwright::oracle::dubov
