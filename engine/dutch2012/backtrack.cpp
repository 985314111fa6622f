#include "engine/dutch2012/backtrack.h"

#include <algorithm>
#include <set>

namespace pairwright::dutch2012 {

namespace {

using Ranks = std::vector<int>;

/// Pairings of a bracket with as many floaters of the same scores as the one it has, one for each set of
/// floaters, in the order in which the procedure would come to them: the best one first, then by splitting
/// what is left of the sets (Lawler 1972).
class OtherFloaters {
public:
    OtherFloaters(const dutch::DutchField& field, const OpenBracket& bracket, const BracketSolution& asIs)
        : field_(field)
        , bracket_(bracket)
        , asIs_(asIs)
        , scores_(floaterScores(field, asIs))
    {
        split({{}, {}}, asIs);
    }

    std::optional<BracketSolution> next()
    {
        if (waiting_.empty())
            return std::nullopt;
        Candidate best = waiting_.extract(waiting_.begin()).value();
        split(best.part, best.solution);
        return std::move(best.solution);
    }

private:
    /// All sets of floaters that hold these and do not hold those.
    struct Part {
        Ranks mustLeave;
        Ranks mustStay;
    };
    struct Candidate {
        SolutionPlace place;
        BracketSolution solution;
        Part part;
        bool operator<(const Candidate& other) const { return place < other.place; }
    };

    /// The sets of this part without that of the solution, which has been had.
    void split(const Part& part, const BracketSolution& had)
    {
        Part rest = part;
        for (const int floater : had.floaters) {
            const bool decided = contains(part.mustLeave, floater) || contains(bracket_.strandedMovedDown, floater) ||
                                 contains(bracket_.strandedResidents, floater);
            if (decided)
                continue;
            Part without = rest;
            without.mustStay.push_back(floater);
            consider(std::move(without));
            rest.mustLeave.push_back(floater);
        }
    }

    void consider(Part part)
    {
        Demand demand;
        demand.wish.mustLeave = part.mustLeave;
        demand.wish.mustStay = part.mustStay;
        auto solution = solveAs(field_, bracket_, asIs_.heterogeneous, demand);
        if (!solution || solution->pairs.size() != asIs_.pairs.size() || floaterScores(field_, *solution) != scores_)
            return;
        Candidate candidate;
        candidate.place = placeOf(field_, bracket_, *solution);
        candidate.solution = std::move(*solution);
        candidate.part = std::move(part);
        waiting_.insert(std::move(candidate));
    }

    const dutch::DutchField& field_;
    const OpenBracket& bracket_;
    const BracketSolution& asIs_;
    std::vector<int> scores_;
    std::multiset<Candidate> waiting_;
};

/// "... and this now allows P1 pairings to be made": more pairs and all of P0, or M0 and P0 reached that were not
/// before, or as many with lower floaters where C.1 had taken a moved-down player out.
bool isAccepted(const dutch::DutchField& field, const Attempt& before, const Attempt& after)
{
    if (!after.solution)
        return false;
    if (!before.solution)
        return after.reached();
    const bool allPairs = static_cast<int>(after.solution->pairs.size()) == after.open.mostPairs();
    if (allPairs && after.solution->pairs.size() > before.solution->pairs.size())
        return true;
    if (!before.reached())
        return after.reached();
    return after.reached() && after.open.strandedMovedDown.empty() &&
           floaterScores(field, *after.solution) < floaterScores(field, *before.solution);
}

} // namespace

std::optional<BracketSolution> backtrack(const dutch::DutchField& field, const OpenBracket& previous,
                                         const BracketSolution& asIs, const std::vector<int>& residents,
                                         const Attempt& current, const std::stop_token& stop)
{
    OtherFloaters others(field, previous, asIs);
    while (auto solution = others.next()) {
        if (stop.stop_requested())
            return std::nullopt;
        const Attempt after = attempt(field, {solution->floaters, residents}, current.lowest, Depth::pairsOnly);
        if (isAccepted(field, current, after))
            return solution;
    }
    return std::nullopt;
}

} // namespace pairwright::dutch2012
