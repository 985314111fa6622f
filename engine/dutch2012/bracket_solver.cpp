#include "engine/dutch2012/bracket_solver.h"

#include "engine/completion/completion.h"

#include <algorithm>
#include <set>

namespace pairwright::dutch2012 {

namespace {

/// The bracket as one problem of matching.
class Problem {
public:
    Problem(const dutch::DutchField& field, const OpenBracket& bracket, bool heterogeneous, const Demand& demand)
        : field_(field)
        , bracket_(bracket)
        , demand_(demand)
    {
        groups_.residents = bracket.residents;
        (heterogeneous ? groups_.mdps : groups_.residents) = bracket.movedDown;
        if (!heterogeneous)
            groups_.residents.insert(groups_.residents.end(), bracket.residents.begin(), bracket.residents.end());
        groups_.conditions = demand.conditions;
        groups_.byeCandidates = byeAllowed(field);
        groups_.complete = demand.completeWith.has_value();
        if (demand.completeWith) {
            groups_.rest = *demand.completeWith;
            for (const auto* stranded : {&bracket.strandedMovedDown, &bracket.strandedResidents})
                groups_.rest.insert(groups_.rest.end(), stranded->begin(), stranded->end());
        }
    }

    std::optional<BracketSolution> solve()
    {
        BracketSolution solution;
        solution.heterogeneous = !groups_.mdps.empty();
        auto graph = solveWithShape({}, !solution.heterogeneous);
        if (!graph)
            return std::nullopt;
        if (demand_.depth == Depth::pairsOnly) {
            takeCover(*graph, solution);
            return solution;
        }
        if (solution.heterogeneous) {
            solution.pairs = settleMovedDown(*graph);
            solution.movedDownPaired = static_cast<int>(solution.pairs.size());
            if (groups_.residents.size() >= solution.pairs.size() + 2)
                graph = solveWithShape(solution.pairs, true);
        }
        const SettledRemainder remainder = settleRemainder(*graph);
        solution.pairs.insert(solution.pairs.end(), remainder.pairs.begin(), remainder.pairs.end());
        solution.exchanged = remainder.exchanged;
        solution.transposed = remainder.transposed;
        addFloaters(solution);
        return solution;
    }

private:
    /// Any of the best ones: they have as many pairs, and floaters of the same scores.
    void takeCover(const BracketGraph& graph, BracketSolution& solution) const
    {
        for (const auto* vertices : {&graph.mdpVertices(), &graph.residentVertices()}) {
            for (const int vertex : *vertices)
                if (const auto partner = graph.partnerInBracket(vertex); partner && *partner > vertex)
                    solution.pairs.emplace_back(graph.rankOf(vertex), graph.rankOf(*partner));
            if (vertices == &graph.mdpVertices())
                solution.movedDownPaired = static_cast<int>(solution.pairs.size());
        }
        addFloaters(solution);
    }

    /// The original S1 depends on the number of pairs: guesses it, looks, corrects.
    std::optional<BracketGraph> solveWithShape(const RankPairs& settled, bool orderRemainder)
    {
        const bool ordered = orderRemainder && demand_.depth == Depth::requirements;
        int s1Size = ordered ? static_cast<int>((groups_.residents.size() - settled.size()) / 2) : 0;
        for (;;) {
            BracketGraph graph(field_, groups_, ProcedureCosts(field_, bracket_, groups_, demand_.depth, s1Size),
                               settled);
            if (!graph.solve())
                return std::nullopt;
            int paired = 0;
            for (const int vertex : graph.residentVertices())
                paired += graph.partnerInBracket(vertex) ? 1 : 0;
            if (!ordered || s1Size == paired / 2)
                return graph;
            s1Size = paired / 2;
        }
    }

    void addFloaters(BracketSolution& solution) const
    {
        std::set<int> paired;
        for (const auto& [a, b] : solution.pairs)
            paired.insert({a, b});
        for (const auto* group :
             {&bracket_.movedDown, &bracket_.residents, &bracket_.strandedMovedDown, &bracket_.strandedResidents})
            std::copy_if(group->begin(), group->end(), std::back_inserter(solution.floaters),
                         [&](int rank) { return !paired.contains(rank); });
        std::sort(solution.floaters.begin(), solution.floaters.end());
    }

    const dutch::DutchField& field_;
    const OpenBracket& bracket_;
    const Demand& demand_;
    BracketGroups groups_;
};

} // namespace

std::optional<BracketSolution> solveAs(const dutch::DutchField& field, const OpenBracket& bracket, bool heterogeneous,
                                       const Demand& demand)
{
    return Problem(field, bracket, heterogeneous, demand).solve();
}

std::optional<BracketSolution> solve(const dutch::DutchField& field, const OpenBracket& bracket, const Demand& demand)
{
    if (bracket.heterogeneous) {
        // In the lowest bracket two moved-down players who are left over have nobody below to play.
        const bool lowest = demand.completeWith && demand.completeWith->empty();
        if (auto solution = solveAs(field, bracket, true, demand);
            solution && solution->movedDownPaired > 0 && (!lowest || solution->floaters.size() <= 1))
            return solution;
    }
    return solveAs(field, bracket, false, demand);
}

} // namespace pairwright::dutch2012
