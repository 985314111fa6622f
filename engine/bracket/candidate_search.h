#pragma once

#include "engine/answers/counterfactual.h"
#include "engine/base/watch.h"
#include "engine/bracket/bracket_groups.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace pairwright {

/// Larger families of floaters than this are not searched one by one.
constexpr std::size_t mostFloaterSets = 4000;

/// The first of the best candidates of a bracket that let a pair be made, for systems that look ahead to the
/// following bracket; none: too many sets of floaters to try. A Problem has
///   Candidate              criteria (values in the order of the edition), goesBefore(other)
///   best(conditions)       the best candidate by the rules, without regard to the pair below the bracket
///   forcedFloaters()       who leaves the bracket in the best candidate if the pair is forced everywhere
///   letsPairBeMade(candidate), mayLeave(floaters)
///   members()              of the bracket, as ranks
/// `reached`: the values of the round as it is.
template <class Problem>
std::optional<typename Problem::Candidate> bestLettingPair(Problem& problem, std::pair<int, int> pair,
                                                           const std::vector<CriterionValue>& reached)
{
    auto free = problem.best(BracketConditions{pair, {}});
    if (free && problem.letsPairBeMade(*free))
        return free;

    // With the pair forced below as well, the following bracket may look worse than it is: its worth is
    // measured again without. Up to there this candidate is the best, and the free one is no worse than any.
    const std::optional<std::vector<int>> floaters = problem.forcedFloaters();
    if (!floaters)
        return std::nullopt;
    auto bound = problem.best(BracketConditions{pair, floaters});
    if (bound && free) {
        const auto lost = firstDifference(reached, bound->criteria);
        const auto differs = firstDifference(free->criteria, bound->criteria);
        if (lost && (!differs || *differs > *lost))
            return bound;
    }

    const std::vector<int> members = problem.members();
    std::vector<bool> leaves(members.size(), false);
    std::fill(leaves.begin(), leaves.begin() + static_cast<std::ptrdiff_t>(floaters->size()), true);
    std::optional<typename Problem::Candidate> best;
    std::size_t tried = 0;
    do {
        Watch::heed();
        if (++tried > mostFloaterSets)
            return std::nullopt;
        std::vector<int> leaving;
        for (std::size_t i = 0; i < members.size(); ++i)
            if (leaves[i])
                leaving.push_back(members[i]);
        if (!problem.mayLeave(leaving))
            continue;
        auto candidate = problem.best(BracketConditions{pair, std::move(leaving)});
        if (candidate && problem.letsPairBeMade(*candidate) && (!best || candidate->goesBefore(*best)))
            best = std::move(candidate);
    } while (std::prev_permutation(leaves.begin(), leaves.end()));
    return best;
}

} // namespace pairwright
