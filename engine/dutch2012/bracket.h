#pragma once

#include "engine/bracket/bracket_groups.h"
#include "engine/bracket/generation_order.h"
#include "engine/dutch/dutch_field.h"

#include <algorithm>
#include <cstdint>
#include <vector>

/// The Dutch system of 2012 (C.04.1 of that handbook, in force until 2017-06-30). Numbers of players are ranks in
/// the field; whoever comes from above has a smaller rank than every resident.
namespace pairwright::dutch2012 {

/// A score bracket as it stands before C.1.
struct Bracket {
    std::vector<int> movedDown; ///< from the bracket above, or joined to the lowest one (C.13); by rank
    std::vector<int> residents; ///< by rank
};

/// A bracket after C.1 and C.2.
struct OpenBracket {
    std::vector<int> movedDown;
    std::vector<int> residents;
    std::vector<int> strandedMovedDown; ///< no opponent in the bracket at all (C.1)
    std::vector<int> strandedResidents;
    /// Fewer than half of those who are left came from above (A.3).
    bool heterogeneous = false;

    [[nodiscard]] int size() const { return static_cast<int>(movedDown.size() + residents.size()); }
    [[nodiscard]] int mostPairs() const { return size() / 2; } ///< P0
};

/// Whether a list of ranks has this one.
inline bool contains(const std::vector<int>& ranks, int rank)
{
    return std::find(ranks.begin(), ranks.end(), rank) != ranks.end();
}

OpenBracket open(const dutch::DutchField& field, const Bracket& bracket);

/// What C.10 and C.14 lower, in the order in which they are given up last.
enum class Requirement : std::uint8_t {
    movedDownPaired,       ///< M1 (C.14.b.2); counts those left over
    pairs,                 ///< P1 (C.14); counts those left over
    floaterScores,         ///< scores of those left over (B.3), tenths
    scoreDifferences,      ///< of the pairs (B.3), tenths
    sameAbsolute,          ///< B.2 among topscorers
    sameStrongOddRound,    ///< A.7.d
    colours,               ///< X
    sameStrongEvenRound,   ///< Z
    repeatedDownfloat,     ///< B.5 for downfloaters
    repeatedDownfloatLast, ///< B.6 for downfloaters
    repeatedUpfloat,       ///< B.5 for upfloaters
    repeatedUpfloatLast,   ///< B.6 for upfloaters
};

/// What a pairing of a bracket is worth for one requirement: a count or a list compared from its first
/// element; smaller is better.
struct RequirementValue {
    Requirement requirement = Requirement::pairs;
    std::vector<int> value;
    std::vector<int> charged; ///< players, the two of a pair one after the other
};

/// A pairing of a bracket. Whoever C.1 took out is among the floaters.
struct BracketSolution {
    RankPairs pairs;           ///< higher ranked first; those of moved-down players, then the others in the order of S1
    std::vector<int> floaters; ///< by rank; in the lowest bracket the one who gets the bye
    bool heterogeneous = false; ///< as it was treated at last (C.14.b.2)
    int movedDownPaired = 0;    ///< M1; 0 where treated as homogeneous
    int exchanged = 0;          ///< players exchanged between S1 and S2 (D.2)
    bool transposed = false;    ///< S2 is not in its original order (D.1)
};

/// What a pair means for the requirements, by the rules alone.
struct PairWorth {
    int difference = 0; ///< of scores, tenths
    bool sameColour = false;
    bool sameStrong = false; ///< both preferences strong or absolute
    bool sameAbsolute = false;
};
PairWorth worthOf(const dutch::DutchField& field, int a, int b);

/// Every requirement with what the solution reaches; comparable among solutions of one bracket that were treated
/// alike.
std::vector<RequirementValue> valuesOf(const dutch::DutchField& field, const OpenBracket& bracket,
                                       const BracketSolution& solution);

} // namespace pairwright::dutch2012
