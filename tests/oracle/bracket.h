#pragma once

#include "tests/oracle/legality.h"
#include "tests/oracle/sequence.h"

#include <functional>
#include <utility>
#include <vector>

namespace pairwright::oracle {

/// Players to be paired together (2026 art. 1.3; 2017 A.3), both lists by rank.
struct Bracket {
    std::vector<Rank> mdps;
    std::vector<Rank> residents;

    [[nodiscard]] Set everybody() const;
    /// By BSN, starting with BSN 1.
    [[nodiscard]] std::vector<Rank> byBsn() const;
};

/// Higher ranked player first.
using Pair = std::pair<Rank, Rank>;

/// 3.3 (B.3): what one arrangement of S1, Limbo and S2 gives.
struct Candidate {
    std::vector<Pair> mdpPairs; ///< the MDP first
    std::vector<Pair> residentPairs;
    std::vector<Rank> limbo;
    std::vector<Rank> residentDownfloaters;
    int exchanged = 0; ///< BSNs swapped between the original S1 and S2 of the remainder

    [[nodiscard]] std::vector<Pair> pairs() const;
    /// Limbo and unpaired residents, by rank.
    [[nodiscard]] std::vector<Rank> downfloaters() const;
};

Set setOf(const std::vector<Rank>& ranks);

/// Scores of these players, highest first.
std::vector<Score> scoresDescending(const Field& field, const std::vector<Rank>& ranks);

/// False ends the enumeration.
using CandidateVisitor = std::function<bool(const Candidate&)>;

/// Every candidate with `pairs` pairs in the order of articles 3.6 and 3.7 (B.6, B.7): slowest the sets of
/// moved-down players (BSNs, in the order given, all of one size), then the transpositions of S2,
/// then the exchanges in the remainder, fastest the transpositions in the remainder.
/// A homogeneous bracket is one without moved-down players: its remainder is everybody.
void forEachCandidate(const Bracket& bracket, const std::vector<Bsns>& mdpSets, int pairs,
                      const CandidateVisitor& visit);

/// [C1] and [C3] for every pair.
bool isLegal(const Field& field, const Candidate& candidate);

/// Can these players of the bracket all be paired, moved-down players with residents only?
bool canAllBePaired(const Field& field, const Bracket& bracket, Set players);

} // namespace pairwright::oracle
