#include "engine/dutch/bracket_penalties.h"
#include "engine/dutch/bracket_task.h"
#include "engine/field/bracket_graph.h"

#include <algorithm>

namespace pairwright::dutch {

namespace {

std::size_t index(int i)
{
    return static_cast<std::size_t>(i);
}

using Pairs = std::vector<std::pair<int, int>>;

/// Solves with the right assumption about the shape of the optimum: guesses, looks, corrects.
std::optional<BracketGraph> solveWithShape(const BracketTask& task, const Pairs& settled, bool orderRemainder)
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

/// The set of moved-down players that get paired (4.4; 2017: D.3), then their opponents in the order of
/// the transpositions (4.2; D.1).
Pairs settleMdps(BracketGraph& graph)
{
    WeightedMatching& matching = graph.matching();
    const std::vector<int>& residents = graph.residentVertices();
    std::vector<int> paired;
    for (const int mdp : graph.mdpVertices())
        if (matching.restrictPartners(mdp, residents))
            paired.push_back(mdp);
    Pairs pairs;
    std::vector<bool> taken(residents.empty() ? 0 : index(residents.back()) + 1, false);
    for (const int mdp : paired)
        for (const int opponent : residents) {
            if (taken[index(opponent)] || !matching.mayPair(mdp, opponent) ||
                !matching.restrictPartners(mdp, std::vector<int>{opponent}))
                continue;
            taken[index(opponent)] = true;
            pairs.emplace_back(graph.rankOf(mdp), graph.rankOf(opponent));
            break;
        }
    return pairs;
}

/// The homogeneous bracket or the remainder: exchanges (4.3; D.2), then transpositions (4.2; D.1).
class RemainderOrder {
public:
    explicit RemainderOrder(BracketGraph& graph)
        : graph_(graph)
        , matching_(graph.matching())
    {
    }

    void settle(BracketSolution& solution)
    {
        const std::vector<int>& residents = graph_.residentVertices();
        std::vector<int> tops = currentTops();
        const std::size_t s1Size = tops.size();
        const auto inS1 = [&](int top) {
            return top < residents.front() + static_cast<int>(s1Size);
        };
        const auto exchanged =
            static_cast<std::size_t>(std::count_if(tops.begin(), tops.end(), [&](int top) { return !inS1(top); }));
        if (exchanged > 0)
            tops = exchange(s1Size, exchanged);
        solution.exchanged = static_cast<int>(exchanged);
        transpose(tops, solution);
    }

private:
    [[nodiscard]] std::vector<int> laterResidents(int vertex) const
    {
        const std::vector<int>& residents = graph_.residentVertices();
        return {std::upper_bound(residents.begin(), residents.end(), vertex), residents.end()};
    }

    /// The higher members of the pairs: the S1 of the present candidate.
    [[nodiscard]] std::vector<int> currentTops() const
    {
        std::vector<int> tops;
        for (const int vertex : graph_.residentVertices())
            if (const auto partner = graph_.partnerInBracket(vertex); partner && *partner > vertex)
                tops.push_back(vertex);
        return tops;
    }

    /// Largest numbers leave S1 first, then the smallest enter it.
    std::vector<int> exchange(std::size_t s1Size, std::size_t count)
    {
        const std::vector<int>& residents = graph_.residentVertices();
        std::size_t left = count;
        for (std::size_t i = s1Size; i > 0 && left > 0; --i)
            if (matching_.excludePartners(residents[i - 1], laterResidents(residents[i - 1])))
                --left;
        left = count;
        for (std::size_t i = s1Size; i < residents.size() && left > 0; ++i)
            if (matching_.restrictPartners(residents[i], laterResidents(residents[i])))
                --left;
        return currentTops();
    }

    void transpose(const std::vector<int>& tops, BracketSolution& solution)
    {
        std::vector<int> bottoms;
        for (const int vertex : graph_.residentVertices())
            if (!std::binary_search(tops.begin(), tops.end(), vertex))
                bottoms.push_back(vertex);
        for (const int top : tops)
            for (auto bottom = bottoms.begin(); bottom != bottoms.end(); ++bottom) {
                if (*bottom < top || !matching_.mayPair(top, *bottom) ||
                    !matching_.restrictPartners(top, std::vector<int>{*bottom}))
                    continue;
                solution.pairs.emplace_back(graph_.rankOf(top), graph_.rankOf(*bottom));
                solution.transposed = solution.transposed || bottom != bottoms.begin();
                bottoms.erase(bottom);
                break;
            }
    }

    BracketGraph& graph_;
    WeightedMatching& matching_;
};

} // namespace

std::optional<BracketSolution> solveBracket(const BracketTask& task)
{
    const bool homogeneous = task.mdps.empty();
    auto graph = solveWithShape(task, {}, homogeneous);
    if (!graph)
        return std::nullopt;
    BracketSolution solution;
    if (!homogeneous) {
        solution.pairs = settleMdps(*graph);
        if (task.residents.size() >= solution.pairs.size() + 2)
            graph = solveWithShape(task, solution.pairs, true);
    }
    RemainderOrder(*graph).settle(solution);

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
