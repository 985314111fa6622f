#include "engine/dutch2012/attempt.h"

#include <algorithm>
#include <functional>

namespace pairwright::dutch2012 {

bool Attempt::reached() const
{
    // The lowest bracket is content with any final pairing: C.13 lowers M1 there.
    if (lowest || !solution)
        return solution.has_value();
    return static_cast<int>(solution->pairs.size()) == open.mostPairs() &&
           (!open.heterogeneous || solution->movedDownPaired == static_cast<int>(open.movedDown.size()));
}

bool Attempt::asksForBacktracking() const
{
    if (open.movedDown.empty() && open.strandedMovedDown.empty())
        return false;
    return !open.strandedMovedDown.empty() || !reached();
}

Attempt attempt(const dutch::DutchField& field, const Bracket& bracket, bool lowest, Depth depth)
{
    Attempt result;
    result.open = open(field, bracket);
    result.lowest = lowest;
    Demand demand;
    demand.depth = depth;
    if (lowest)
        demand.completeWith.emplace();
    result.solution = solve(field, result.open, demand);
    return result;
}

SolutionPlace placeOf(const dutch::DutchField& field, const OpenBracket& bracket, const BracketSolution& solution)
{
    SolutionPlace place;
    for (RequirementValue& value : valuesOf(field, bracket, solution))
        place.values.push_back(std::move(value.value));
    BracketGroups groups;
    groups.residents = bracket.residents;
    if (solution.heterogeneous)
        groups.mdps = bracket.movedDown;
    else
        groups.residents.insert(groups.residents.begin(), bracket.movedDown.begin(), bracket.movedDown.end());
    place.place = dutch::placeOf(groups, solution.pairs);
    return place;
}

std::vector<int> floaterScores(const dutch::DutchField& field, const BracketSolution& solution)
{
    std::vector<int> scores;
    scores.reserve(solution.floaters.size());
    for (const int rank : solution.floaters)
        scores.push_back(field.player(rank).score.tenths);
    std::sort(scores.begin(), scores.end(), std::greater<>());
    return scores;
}

} // namespace pairwright::dutch2012
