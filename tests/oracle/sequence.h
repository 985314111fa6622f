#pragma once

#include "engine/base/score.h"

#include <vector>

/// The orders of Article 4 (2017: D), on in-bracket sequence numbers (BSN, from 1) alone.
namespace pairwright::oracle {

using Bsn = int;
using Bsns = std::vector<Bsn>;

/// 4.2 (D.1): every choice and order of n1 of the numbers in S2 (ascending), lexicographic.
std::vector<Bsns> transpositions(const Bsns& s2, int n1);

/// A swap of two equally large groups between the original S1 and the original S2, each ascending.
struct Exchange {
    Bsns toS2; ///< moved from the original S1
    Bsns toS1; ///< moved from the original S2
    friend bool operator==(const Exchange&, const Exchange&) = default;
};

/// 4.3 (D.2): all exchanges between S1 = 1..n1 and S2 = n1+1..n in their order, "none" first.
std::vector<Exchange> exchanges(int n1, int n);

/// 4.4.2: all sets of m1 of the moved-down players 1..m0 by their smallest differing BSN.
std::vector<Bsns> mdpSets2026(int m0, int m1);

/// D.3: all sets of m1 of the moved-down players by the highest different score in S1, then by the
/// lowest lexicographic value. `scores` are theirs by BSN, starting with BSN 1.
std::vector<Bsns> mdpSets2017(const std::vector<Score>& scores, int m1);

} // namespace pairwright::oracle
