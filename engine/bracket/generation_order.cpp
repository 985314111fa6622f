#include "engine/bracket/generation_order.h"

#include "engine/base/index.h"
#include <algorithm>

namespace pairwright {

namespace {

class RemainderOrder {
public:
    explicit RemainderOrder(BracketGraph& graph)
        : graph_(graph)
        , matching_(graph.matching())
    {
    }

    SettledRemainder settle()
    {
        SettledRemainder settled;
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
        settled.exchanged = static_cast<int>(exchanged);
        transpose(tops, settled);
        return settled;
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

    void transpose(const std::vector<int>& tops, SettledRemainder& settled)
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
                settled.pairs.emplace_back(graph_.rankOf(top), graph_.rankOf(*bottom));
                settled.transposed = settled.transposed || bottom != bottoms.begin();
                bottoms.erase(bottom);
                break;
            }
    }

    BracketGraph& graph_;
    WeightedMatching& matching_;
};

} // namespace

RankPairs settleMovedDown(BracketGraph& graph)
{
    WeightedMatching& matching = graph.matching();
    const std::vector<int>& residents = graph.residentVertices();
    std::vector<int> paired;
    for (const int mdp : graph.mdpVertices())
        if (matching.restrictPartners(mdp, residents))
            paired.push_back(mdp);
    RankPairs pairs;
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

SettledRemainder settleRemainder(BracketGraph& graph)
{
    return RemainderOrder(graph).settle();
}

} // namespace pairwright
