#include "engine/base/index.h"
#include "engine/bracket/generation_order.h"
#include "engine/completion/completion.h"
#include "engine/dutch/bracket_penalties.h"
#include "engine/dutch/bracket_task.h"

#include <algorithm>

namespace pairwright::dutch {

namespace {

/// Of those who are left to be paired once these pairs are settled.
Assumption assumptionOf(const BracketTask& task, std::size_t settledPairs, int downfloaters, bool orderRemainder)
{
    Assumption assumption;
    assumption.oneDownfloater = downfloaters == 1;
    if (orderRemainder) {
        const std::size_t players = task.mdps.size() + task.residents.size() - 2 * settledPairs;
        assumption.s1Size = (static_cast<int>(players) - downfloaters) / 2;
    }
    return assumption;
}

/// Solves with the right assumption about the shape of the optimum: takes so many downfloaters for granted, looks,
/// corrects.
std::optional<BracketGraph> solveWithShape(const BracketTask& task, const RankPairs& settled, int downfloaters,
                                           bool orderRemainder)
{
    for (Assumption assumption = assumptionOf(task, settled.size(), downfloaters, orderRemainder);;) {
        BracketGraph graph(*task.field, task, BracketPenalties(task, assumption), settled);
        if (!graph.solve())
            return std::nullopt;
        const Assumption seen = assumptionOf(task, settled.size(), graph.downfloaterCount(), orderRemainder);
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
    const auto odd = static_cast<int>((task.mdps.size() + task.residents.size()) % 2);
    auto graph = solveWithShape(task, {}, task.fewestDownfloaters.value_or(odd), homogeneous);
    if (!graph)
        return std::nullopt;
    if (task.edition() == Edition::of2026 && !task.complete && !letsRestBePaired(task, graph->singles()))
        return std::nullopt; // the whole round has to be seen: nothing would come of the order among the best
    BracketSolution solution;
    if (!homogeneous) {
        const int downfloaters = graph->downfloaterCount();
        solution.pairs = settleMovedDown(*graph);
        if (task.residents.size() >= solution.pairs.size() + 2)
            graph = solveWithShape(task, solution.pairs, downfloaters, true);
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

bool letsRestBePaired(const BracketTask& task, std::vector<int> open)
{
    open.insert(open.end(), task.rest.begin(), task.rest.end());
    return canComplete(*task.field, open, task.byeCandidates);
}

} // namespace pairwright::dutch
