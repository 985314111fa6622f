#include "engine/base/index.h"
#include "engine/dutch/bracket_penalties.h"
#include "engine/dutch/bracket_task.h"
#include "engine/field/generation_order.h"

#include <algorithm>

namespace pairwright::dutch {

namespace {

/// Solves with the right assumption about the shape of the optimum: guesses, looks, corrects.
std::optional<BracketGraph> solveWithShape(const BracketTask& task, const RankPairs& settled, bool orderRemainder)
{
    const std::size_t players = task.mdps.size() + task.residents.size() - 2 * settled.size();
    Assumption assumption;
    assumption.oneDownfloater = players % 2 == 1;
    const std::size_t residents = task.residents.size() - settled.size();
    assumption.s1Size = orderRemainder ? static_cast<int>(residents / 2) : 0;
    for (;;) {
        BracketGraph graph(*task.field, task, BracketPenalties(task, assumption), settled);
        if (!graph.solve())
            return std::nullopt;
        Assumption seen;
        seen.oneDownfloater = graph.downfloaterCount() == 1;
        if (orderRemainder) {
            int paired = 0;
            for (const int vertex : graph.residentVertices())
                paired += graph.partnerInBracket(vertex) ? 1 : 0;
            seen.s1Size = paired / 2;
        }
        const bool byeMatters = task.byeFallsHere && seen.oneDownfloater != assumption.oneDownfloater;
        if (!byeMatters && seen.s1Size == assumption.s1Size)
            return graph;
        assumption = seen;
    }
}

} // namespace

std::optional<BracketSolution> solveBracket(const BracketTask& task)
{
    const bool homogeneous = task.mdps.empty();
    auto graph = solveWithShape(task, {}, homogeneous);
    if (!graph)
        return std::nullopt;
    BracketSolution solution;
    if (!homogeneous) {
        solution.pairs = settleMovedDown(*graph);
        if (task.residents.size() >= solution.pairs.size() + 2)
            graph = solveWithShape(task, solution.pairs, true);
    }
    const SettledRemainder remainder = settleRemainder(*graph);
    solution.pairs.insert(solution.pairs.end(), remainder.pairs.begin(), remainder.pairs.end());
    solution.exchanged = remainder.exchanged;
    solution.transposed = remainder.transposed;

    std::vector<bool> isPaired(index(task.field->size()), false);
    for (const auto& [a, b] : solution.pairs)
        isPaired[index(a)] = isPaired[index(b)] = true;
    for (const auto* group : {&task.mdps, &task.residents})
        for (const int rank : *group)
            if (!isPaired[index(rank)])
                solution.downfloaters.push_back(rank);
    for (const int rank : task.mdps)
        if (!isPaired[index(rank)])
            solution.limbo.push_back(rank);
    solution.nextUnpaired = graph->nextUnpaired();
    solution.stillOpen = graph->singles();
    return solution;
}

} // namespace pairwright::dutch
