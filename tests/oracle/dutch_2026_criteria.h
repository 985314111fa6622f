#pragma once

#include "tests/oracle/colour_criteria.h"

#include <functional>
#include <map>

/// Article 2 of C.04.3:2026, one function per criterion.
namespace pairwright::oracle::dutch2026 {

/// [C5] to [C7], as reached by a candidate or reachable in a bracket. Smaller is better.
struct Downfloat {
    std::optional<Score> byeScore; ///< [C5]; no value where nobody gets the bye
    std::size_t downfloaters = 0;  ///< [C6]
    std::vector<Score> scores;     ///< [C7], descending
    friend auto operator<=>(const Downfloat&, const Downfloat&) = default;
};

/// Size of an MDP's score difference for [C18] and [C20]: one in the Limbo has a larger one than any MDP
/// who is paired, growing with the MDP's score.
struct MdpDifference {
    bool inLimbo = false;
    Score difference;
    friend auto operator<=>(const MdpDifference&, const MdpDifference&) = default;
};

/// All that 3.8.1 compares, in descending priority. Smaller is better.
struct Evaluation {
    Downfloat c5ToC7;
    std::optional<Downfloat> c8; ///< no value where no bracket follows
    int c9 = 0;
    int c10 = 0;
    int c11 = 0;
    int c12 = 0;
    int c13 = 0;
    int c14 = 0;
    int c15 = 0;
    int c16 = 0;
    int c17 = 0;
    std::vector<MdpDifference> c18;
    std::vector<Score> c19;
    std::vector<MdpDifference> c20;
    std::vector<Score> c21;
    friend auto operator<=>(const Evaluation&, const Evaluation&) = default;

    /// 3.4.1: all quality criteria are fulfilled. The best that [C5] to [C8] allow here must be known.
    [[nodiscard]] bool isPerfect(const Downfloat& best, const std::optional<Downfloat>& bestFollowing) const;
};

/// What the criteria look at beside the candidate.
struct Situation {
    const Field& field;
    Completion& completion;
    Bracket bracket;
    std::vector<Rank> nextScoregroup; ///< empty below the last
    std::vector<Rank> beyondNext;     ///< everybody lower still
    /// Where a pair is asked for (see why_not.h): who may meet inside the bracket, and who may leave it.
    const Field* inside = nullptr;
    std::function<bool(const std::vector<Rank>&)> mayLeave{};
    /// Answers of c8_followingBracket by set of downfloaters, filled as they are asked.
    std::map<Set, Downfloat> following{};

    [[nodiscard]] std::vector<Rank> below() const;
    [[nodiscard]] const Field& insideField() const { return inside != nullptr ? *inside : field; }
    [[nodiscard]] bool letsLeave(const std::vector<Rank>& ranks) const { return !mayLeave || mayLeave(ranks); }
};

/// [C5] to [C7] of the candidate that leaves these players; no value if it violates [C4].
std::optional<Downfloat> c4ToC7(Situation& situation, const std::vector<Rank>& downfloaters);

/// The best [C5] to [C7] that any pairing of a bracket reaches with [C1] to [C4] kept, `below` being
/// everybody lower. No value if none keeps them. (Defines MaxPairs, 3.1.2, and which Limbo is valid, 4.4.1.)
std::optional<Downfloat> bestDownfloat(const Field& field, Completion& completion, const Bracket& bracket,
                                       const std::vector<Rank>& below);

/// [C8]: how well [C1] to [C7] can be complied with in the following bracket.
std::optional<Downfloat> c8_followingBracket(Situation& situation, const std::vector<Rank>& downfloaters);

/// [C10] to [C21] alone, everything before them left at its best. Needs nothing but the bracket.
Evaluation evaluateWithinBracket(const Field& field, const Candidate& candidate);

/// [C5] to [C21]; no value if the candidate violates [C1] to [C4] or falls short of the best [C5] to [C7]
/// that the bracket allows: such a candidate is never the best (3.8.1).
std::optional<Evaluation> evaluate(Situation& situation, const Candidate& candidate, const Downfloat& best);

} // namespace pairwright::oracle::dutch2026
