#include "engine/matching/weighted_matching.h"

#include "engine/base/index.h"
#include "engine/base/watch.h"
#include "engine/matching/cover_proofs.h"
#include "engine/matching/cover_search.h"
#include "engine/matching/wide_integer.h"

#include <algorithm>

namespace pairwright {

namespace {

using matching::CoverSearch;
using matching::CoverState;
using matching::exposed;
using matching::Graph;
using matching::noNode;
using matching::single;

template <std::size_t Limbs>
class WideWeightedMatching final : public WeightedMatching {
    using Weight = WideInteger<Limbs>;

public:
    explicit WideWeightedMatching(int count)
        : state_(count)
    {
        graph_.count = count;
        graph_.weight.resize(index(count) * index(count));
        graph_.allowed.resize(index(count) * index(count), 0);
        graph_.singleWeight.resize(index(count));
        graph_.singleAllowed.resize(index(count), 0);
    }

    void allowPair(int u, int v, const Penalty& penalty) override
    {
        graph_.weight[graph_.at(u, v)] = graph_.weight[graph_.at(v, u)] = weightOf(penalty);
        graph_.allowed[graph_.at(u, v)] = graph_.allowed[graph_.at(v, u)] = 1;
    }
    void allowSingle(int v, const Penalty& penalty) override
    {
        graph_.singleWeight[index(v)] = weightOf(penalty);
        graph_.singleAllowed[index(v)] = 1;
        singles_ = true;
    }

    bool solve() override
    {
        startDuals();
        takeTightEdges();
        CoverSearch<Weight> search(graph_, state_);
        while (std::find(state_.mate.begin(), state_.mate.end(), exposed) != state_.mate.end())
            if (!search.coverSome())
                return false;
        return true;
    }

    bool restrictPartners(int v, std::span<const int> partners) override
    {
        std::vector<std::uint8_t> keep(index(graph_.count), 0);
        for (const int u : partners)
            keep[index(u)] = 1;
        return forbid(
            v, [&](int u) { return keep[index(u)] == 0; }, true);
    }

    bool excludePartners(int v, std::span<const int> partners) override
    {
        std::vector<std::uint8_t> drop(index(graph_.count), 0);
        for (const int u : partners)
            drop[index(u)] = 1;
        return forbid(
            v, [&](int u) { return drop[index(u)] != 0; }, false);
    }

    bool mayPair(int u, int v) const override { return isAllowed(u, v) && slack(u, v).isZero(); }

    std::optional<int> partner(int v) const override
    {
        const int mate = state_.mate[index(v)];
        return mate < 0 ? std::nullopt : std::optional<int>(mate);
    }

    bool isProvenOptimal() const override
    {
        for (int v = 0; v < graph_.count; ++v) {
            const int mate = state_.mate[index(v)];
            if (mate == exposed)
                return false;
            if (mate == single && state_.dual[index(v)] != graph_.singleWeight[index(v)])
                return false;
            if (mate >= 0 && (state_.mate[index(mate)] != v || !isAllowed(v, mate) || !slack(v, mate).isZero()))
                return false;
            if (graph_.singleAllowed[index(v)] && state_.dual[index(v)] < graph_.singleWeight[index(v)])
                return false;
            for (int u = 0; u < v; ++u)
                if (isAllowed(u, v) && slack(u, v).isNegative())
                    return false;
        }
        return blossomsAreFull();
    }

private:
    /// Four times: half of it, with which the dual values begin, is even, so that those of all exposed vertices stay
    /// odd or even together and every step between two trees is a whole number.
    static Weight weightOf(const Penalty& penalty)
    {
        Weight positive;
        for (std::size_t i = 0; i < Limbs; ++i)
            positive.limb[i] = penalty.limb(i);
        return Weight{} - positive.doubled().doubled();
    }
    bool isAllowed(int u, int v) const { return graph_.allowed[graph_.at(u, v)] != 0; }

    /// Half of the best edge is always enough; whoever is still exposed then gives up what he can.
    void startDuals()
    {
        for (int v = 0; v < graph_.count; ++v) {
            Watch::heed();
            std::optional<Weight> best;
            for (int u = 0; u < graph_.count; ++u)
                if (isAllowed(u, v) && (!best || *best < graph_.weight[graph_.at(v, u)]))
                    best = graph_.weight[graph_.at(v, u)];
            Weight dual = best ? best->halved() : Weight{};
            if (graph_.singleAllowed[index(v)])
                dual = std::max(dual, graph_.singleWeight[index(v)]);
            state_.dual[index(v)] = dual;
        }
    }

    void takeTightEdges()
    {
        for (int v = 0; v < graph_.count; ++v) {
            Watch::heed();
            if (state_.mate[index(v)] != exposed)
                continue;
            std::optional<Weight> least;
            if (graph_.singleAllowed[index(v)])
                least = graph_.singleWeight[index(v)];
            for (int u = 0; u < graph_.count; ++u)
                if (isAllowed(u, v)) {
                    const Weight need = graph_.weight[graph_.at(v, u)] - state_.dual[index(u)];
                    if (!least || *least < need)
                        least = need;
                }
            if (!least)
                return; // a vertex without any way out: solve() finds it
            state_.dual[index(v)] = *least;
            for (int u = 0; u < graph_.count && state_.mate[index(v)] == exposed; ++u)
                if (state_.mate[index(u)] == exposed && isAllowed(u, v) &&
                    state_.dual[index(u)] + *least == graph_.weight[graph_.at(v, u)]) {
                    state_.mate[index(v)] = u;
                    state_.mate[index(u)] = v;
                }
            if (state_.mate[index(v)] == exposed && graph_.singleAllowed[index(v)] &&
                *least == graph_.singleWeight[index(v)])
                state_.mate[index(v)] = single;
        }
    }

    template <class Forbidden>
    bool forbid(int v, Forbidden forbidden, bool alsoSingle)
    {
        std::vector<int> dropped;
        for (int u = 0; u < graph_.count; ++u)
            if (isAllowed(v, u) && forbidden(u)) {
                dropped.push_back(u);
                graph_.allowed[graph_.at(u, v)] = graph_.allowed[graph_.at(v, u)] = 0;
            }
        const bool dropSingle = alsoSingle && graph_.singleAllowed[index(v)];
        if (dropSingle)
            graph_.singleAllowed[index(v)] = 0;
        const int mate = state_.mate[index(v)];
        const bool stays = mate == single ? !dropSingle : isAllowed(v, mate);
        const bool mayBe = stays || v != refused_ || isWithinReach(v);
        if ((stays && !leansOnForbidden(v)) || (mayBe && coverAnew(v, stays))) {
            refused_ = noNode;
            reach_.clear();
            return true;
        }
        if (refused_ != v)
            reach_.clear();
        refused_ = v;
        for (const int u : dropped)
            graph_.allowed[graph_.at(u, v)] = graph_.allowed[graph_.at(v, u)] = 1;
        if (dropSingle)
            graph_.singleAllowed[index(v)] = 1;
        return false;
    }

    /// After a first "no" about v one tree answers the next questions about him: without v his mate looks for another
    /// partner, and exactly those whom its tree reaches as outer vertices can be spared. False: whoever v may still be
    /// paired with is none of them. Blossoms around v and singles would ask for more than one tree.
    bool isWithinReach(int v)
    {
        const int mate = state_.mate[index(v)];
        if (singles_ || mate < 0 || state_.top[index(v)] != v)
            return true;
        if (reach_.empty())
            reach_ = outerWithout(v, mate);
        for (int u = 0; u < graph_.count; ++u)
            if (isAllowed(v, u) && reach_[index(u)] != 0 && slack(v, u).isZero())
                return true;
        return false;
    }

    std::vector<std::uint8_t> outerWithout(int v, int mate) const
    {
        CoverState<Weight> state = state_;
        state.mate[index(mate)] = exposed;
        return CoverSearch<Weight>(graph_, state).outerFrom(mate, v);
    }

    /// True if a blossom around v is held together by a pair that is not allowed any more.
    bool leansOnForbidden(int v) const
    {
        for (int node = state_.parent(v); node != noNode; node = state_.parent(node))
            for (const matching::Edge link : state_.blossom(node).links)
                if (!isAllowed(link.from, link.to))
                    return true;
        return false;
    }

    /// Finds another cover of the same total (`stays`: v may keep its mate); false, and everything as
    /// before, if there is none.
    bool coverAnew(int v, bool stays)
    {
        const CoverState<Weight> before = state_;
        std::vector<int> uncovered;
        const bool keptDuals = uncover(v, stays, uncovered);
        CoverSearch<Weight> search(graph_, state_);
        bool covered = true;
        for (const int u : uncovered)
            if (covered && state_.mate[index(u)] == exposed)
                covered = search.cover(u, keptDuals);
        if (covered && (keptDuals || total(state_) == total(before)))
            return true;
        state_ = before;
        return false;
    }

    /// Opens the blossoms that cannot last, and takes v's mate away unless it stays. False if dual values
    /// had to move.
    bool uncover(int v, bool stays, std::vector<int>& uncovered)
    {
        bool keptDuals = true;
        const int mate = state_.mate[index(v)];
        const auto expose = [&](int u) {
            state_.mate[index(u)] = exposed;
            uncovered.push_back(u);
        };
        while ((!stays && mate >= 0 && state_.top[index(v)] == state_.top[index(mate)]) || leansOnForbidden(v)) {
            const int node = state_.top[index(v)];
            const Weight dual = state_.blossom(node).dual;
            const int base = state_.blossom(node).base;
            if (!dual.isZero()) {
                keptDuals = false;
                const Weight share = dual.halved();
                state_.forEachVertex(node, [&](int u) { state_.dual[index(u)] += share; });
                const int outside = state_.mate[index(base)];
                if (outside >= 0)
                    expose(outside);
                if (outside != exposed)
                    expose(base);
            }
            state_.release(node);
        }
        if (stays)
            return keptDuals;
        if (mate >= 0 && state_.mate[index(mate)] != exposed)
            expose(mate);
        if (state_.mate[index(v)] != exposed)
            expose(v);
        return keptDuals;
    }

    Weight total(const CoverState<Weight>& state) const
    {
        Weight sum;
        for (int v = 0; v < graph_.count; ++v) {
            const int mate = state.mate[index(v)];
            if (mate == single)
                sum += graph_.singleWeight[index(v)];
            else if (mate > v)
                sum += graph_.weight[graph_.at(v, mate)];
        }
        return sum;
    }

    Weight slack(int u, int v) const
    {
        Weight value = state_.dual[index(u)] + state_.dual[index(v)] - graph_.weight[graph_.at(u, v)];
        if (state_.top[index(u)] != state_.top[index(v)])
            return value;
        for (int node = state_.parent(u); node != noNode; node = state_.parent(node)) {
            int around = v;
            while (around != noNode && around != node)
                around = state_.parent(around);
            if (around == node)
                value += state_.blossom(node).dual;
        }
        return value;
    }

    bool blossomsAreFull() const
    {
        for (int node = graph_.count; node < state_.nodeCount(); ++node) {
            const auto& blossom = state_.blossom(node);
            if (blossom.vertices.empty())
                continue; // an unused slot
            if (blossom.dual.isNegative())
                return false;
            std::size_t inside = 0;
            for (const int v : blossom.vertices)
                for (const int u : blossom.vertices)
                    inside += state_.mate[index(v)] == u ? 1U : 0U;
            if (!blossom.dual.isZero() && inside + 1 != blossom.vertices.size())
                return false;
        }
        return true;
    }

    Graph<Weight> graph_;
    CoverState<Weight> state_;
    bool singles_ = false;            ///< some vertex may be left single
    int refused_ = noNode;            ///< whom the last question was about, if the answer was no
    std::vector<std::uint8_t> reach_; ///< of that one; empty: not looked at
};

} // namespace

std::unique_ptr<WeightedMatching> WeightedMatching::create(int vertexCount, int penaltyBits)
{
    if (auto watched = CoverProofs::watched(vertexCount, penaltyBits))
        return watched;
    // Four times, sums of two dual values and the doubled clock of the search need five bits more, and the sign one.
    const int bits = penaltyBits + 6;
    if (bits <= 64)
        return std::make_unique<WideWeightedMatching<1>>(vertexCount);
    if (bits <= 128)
        return std::make_unique<WideWeightedMatching<2>>(vertexCount);
    if (bits <= 256)
        return std::make_unique<WideWeightedMatching<4>>(vertexCount);
    if (bits <= 512)
        return std::make_unique<WideWeightedMatching<8>>(vertexCount);
    if (bits <= 2048)
        return std::make_unique<WideWeightedMatching<32>>(vertexCount);
    throw GivenUp{GivenUp::Why::tooLarge}; // more different scores than any point system in use gives
}

} // namespace pairwright
