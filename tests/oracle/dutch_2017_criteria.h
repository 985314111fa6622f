#pragma once

#include "tests/oracle/colour_criteria.h"

#include <functional>
#include <map>

/// Section C of C.04.3:2017 (Baku 2016), one function per criterion.
namespace pairwright::oracle::dutch2017 {

/// A.8: score differences of pairs and downfloaters, descending. Smaller is better.
using ScoreDifferences = std::vector<Score>;

/// C.7: what the following bracket can still do. Smaller is better.
struct Following {
    int leftUnpaired = 0;      ///< players; in the last bracket one who may not have the bye weighs three
    std::vector<Score> scores; ///< theirs, descending (the same order as by PSD)
    friend auto operator<=>(const Following&, const Following&) = default;
};

/// All that B.8 compares, in descending priority. Smaller is better.
struct Evaluation {
    std::size_t c5 = 0; ///< downfloaters
    ScoreDifferences c6;
    Following c7;
    int c8 = 0;
    int c9 = 0;
    int c10 = 0;
    int c11 = 0;
    int c12 = 0;
    int c13 = 0;
    int c14 = 0;
    int c15 = 0;
    ScoreDifferences c16;
    ScoreDifferences c17;
    ScoreDifferences c18;
    ScoreDifferences c19;
    friend auto operator<=>(const Evaluation&, const Evaluation&) = default;
};

/// What the criteria look at beside the candidate.
struct Situation {
    const Field& field;
    Completion& completion;
    Bracket bracket;
    std::vector<Rank> nextScoregroup; ///< empty below the last bracket
    std::vector<Rank> beyondNext;     ///< everybody lower still
    bool mustComplete = false;        ///< C.4 holds: PPB, and the bracket that ends the round
    bool looksAhead = false;          ///< C.7 holds: neither PPB nor CLB, and a bracket follows
    /// Where a pair is asked for (see why_not.h): who may meet inside the bracket, and who may leave it.
    const Field* inside = nullptr;
    std::function<bool(const std::vector<Rank>&)> mayLeave{};
    /// Answers of c7_followingBracket by set of downfloaters, filled as they are asked.
    std::map<Set, Following> following{};

    [[nodiscard]] std::vector<Rank> below() const;
    [[nodiscard]] const Field& insideField() const { return inside != nullptr ? *inside : field; }
    [[nodiscard]] bool letsLeave(const std::vector<Rank>& ranks) const { return !mayLeave || mayLeave(ranks); }
};

/// C.4: these downfloaters, with everybody lower, allow to complete the round-pairing.
bool c4_allowsCompletion(Situation& situation, const std::vector<Rank>& downfloaters);

/// C.6: the PSD of a candidate.
ScoreDifferences c6_pairingScoreDifference(const Situation& situation, const Candidate& candidate);

/// C.7.
Following c7_followingBracket(Situation& situation, const std::vector<Rank>& downfloaters);

/// C.5 to C.19 of a candidate that complies with C.1 to C.4.
Evaluation evaluate(Situation& situation, const Candidate& candidate);

/// B.4: every criterion that can be fulfilled outright is, and C.5 to C.7 are the best possible.
bool isPerfect(const Evaluation& evaluation, const Following& bestFollowing);

} // namespace pairwright::oracle::dutch2017
