#pragma once

#include "engine/bracket/candidate_search.h"

#include <utility>

namespace pairwright {

/// A candidate of a bracket with all that it is compared by: the criteria, then its place in the order of the edition.
template <class Solution, class Place>
struct JudgedCandidate {
    Solution solution;
    std::vector<CriterionValue> criteria;
    Place place;

    [[nodiscard]] bool goesBefore(const JudgedCandidate& other) const
    {
        if (firstDifference(criteria, other.criteria))
            return isBetter(criteria, other.criteria);
        return place < other.place;
    }
};

/// Goes through the brackets of a round that has to hold a pair, and keeps those of the round as it is while they let
/// the pair be made; the first that does not is what the answer speaks of. A Problem is as bestLettingPair() asks for
/// it, and has besides
///   letsPairBeMade(bracket)          of the round as it is
///   bracketOf(candidate)             the candidate as such a bracket
///   ruleBetween(bracket, candidate)  the order rule that tells them apart
template <class Bracket>
class TowardsPair {
public:
    /// Keeps references to both.
    TowardsPair(const std::vector<Bracket>& asIs, const CriteriaRecord& record, std::pair<int, int> pair)
        : asIs_(asIs)
        , record_(record)
        , pair_(std::move(pair))
    {
    }

    [[nodiscard]] const std::pair<int, int>& pair() const { return pair_; }
    /// Nothing is left to be said about the brackets that come.
    [[nodiscard]] bool isSettled() const { return settled_; }
    /// The next bracket of the round as it is. Precondition: not settled.
    [[nodiscard]] const Bracket& next() const { return asIs_[bracket_]; }

    /// That one, or the best that lets the pair be made; none: it could not be found. Precondition: not settled.
    template <class Problem>
    std::optional<Bracket> decide(Problem problem)
    {
        const Bracket& asIs = next();
        if (problem.letsPairBeMade(asIs)) {
            ++bracket_;
            return asIs;
        }
        settled_ = true;
        const auto& reached = record_.brackets[bracket_].criteria;
        auto best = bestLettingPair(problem, pair_, reached);
        if (!best)
            return std::nullopt;
        answer_ = lostAgainst(bracket_, reached, best->criteria);
        if (answer_.verdict == Counterfactual::Verdict::laterInOrder)
            answer_.order = problem.ruleBetween(asIs, *best);
        return problem.bracketOf(std::move(*best));
    }

    [[nodiscard]] Counterfactual takeAnswer() { return std::move(answer_); }

private:
    const std::vector<Bracket>& asIs_;
    const CriteriaRecord& record_;
    std::pair<int, int> pair_;
    std::size_t bracket_ = 0;
    bool settled_ = false;
    Counterfactual answer_;
};

} // namespace pairwright
