#pragma once

#include "tests/oracle/dutch_2012/definitions.h"

#include <compare>

namespace pairwright::oracle::dutch2012 {

using Pairs = std::vector<std::pair<Rank, Rank>>;

/// How far the requirements of C3 have to be lowered for a pairing of a bracket, in the order of C10: what is lowered
/// last stands first. "Any criterion may be dropped only for the minimum number of pairs" (C10): each is lowered by one
/// pair or player at a time. The loops of C10 meet a pairing for the first time where every requirement is lowered
/// exactly as far as it needs, so they meet the pairings in the order of these values.
struct Requirements {
    std::vector<Score> floaters;    ///< B3, reading 2: scores of who is left over, descending
    std::vector<Score> differences; ///< B3: score differences of the pairs, descending
    int b2 = 0;                     ///< C10 g: pairs of top scorers with the same absolute preference
    int a7d = 0;                    ///< C10 f, odd rounds: pairs with the same strong preference
    int x = 0;                      ///< C10 e: pairs not fulfilling all preferences, X1 at least
    int z = 0;                      ///< C10 e, even rounds: the same of strong preferences, Z1 at least
    int b5Down = 0;                 ///< C10 d
    int b6Down = 0;                 ///< C10 c
    int b5Up = 0;                   ///< C10 b
    int b6Up = 0;                   ///< C10 a
    friend bool operator==(const Requirements&, const Requirements&) = default;
    friend std::strong_ordering operator<=>(const Requirements&, const Requirements&) = default;
};

/// What X and Z begin with (C3 d).
struct Start {
    int x = 0;
    int z = 0;
};

/// `homogeneous`: the bracket is treated so, which makes upfloats a matter of no account (C3 g, h).
Requirements requirementsOf(const Entrants& entrants, const Bracket& bracket, bool homogeneous, const Start& start,
                            const Pairs& pairs, const std::vector<Rank>& leftOver);

} // namespace pairwright::oracle::dutch2012
