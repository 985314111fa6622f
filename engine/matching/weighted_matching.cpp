#include "engine/matching/weighted_matching.h"

#include "engine/base/index.h"
#include "engine/base/watch.h"
#include "engine/matching/cover_proofs.h"
#include "engine/matching/cover_search.h"
#include "engine/matching/possible_partners.h"
#include "engine/matching/tight_edges.h"
#include "engine/matching/tight_search.h"
#include "engine/matching/wide_integer.h"

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

namespace pairwright {

namespace {

using matching::CoverSearch;
using matching::CoverState;
using matching::exposed;
using matching::Graph;
using matching::noNode;
using matching::PossiblePartners;
using matching::single;
using matching::TightEdges;

template <std::size_t Limbs>
class WideWeightedMatching final : public WeightedMatching {
    using Weight = WideInteger<Limbs>;
    using Number = typename Graph<Weight>::Number;

public:
    explicit WideWeightedMatching(int count)
        : graph_(count)
        , state_(count)
        , tight_(count)
    {
    }

    void allowPair(int u, int v, const Penalty& penalty) override
    {
        graph_.setEdge(u, v, graph_.weights.numberOf(penalty));
    }
    void allowSingle(int v, const Penalty& penalty) override { graph_.setSingle(v, graph_.weights.numberOf(penalty)); }

    bool solve() override
    {
        tight_.forget();
        startDuals();
        takeTightEdges();
        if (!CoverSearch<Weight>(graph_, state_).coverAll())
            return false;
        total_ = total();
        return true;
    }

    bool restrictPartners(int v, std::span<const int> partners) override
    {
        if (isKnownToBarAll(v, partners))
            return false;
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

    bool mayPair(int u, int v) const override { return tight_.isKnown(u, v) ? tight_.has(u, v) : isTight(u, v); }

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
            if (mate == single && state_.dual[index(v)] != graph_.singleWeight(v))
                return false;
            if (mate >= 0 && (state_.mate[index(mate)] != v || !isAllowed(v, mate) || !slack(v, mate).isZero()))
                return false;
            if (graph_.maySingle(v) && state_.dual[index(v)] < graph_.singleWeight(v))
                return false;
            for (int u = 0; u < v; ++u)
                if (isAllowed(u, v) && slack(u, v).isNegative())
                    return false;
        }
        return blossomsAreFull();
    }

private:
    bool isAllowed(int u, int v) const { return graph_.isAllowed(u, v); }

    /// Half of the best edge is always enough; whoever is still exposed then gives up what he can.
    void startDuals()
    {
        for (int v = 0; v < graph_.count; ++v) {
            Watch::heed();
            std::optional<Weight> best;
            for (int u = 0; u < graph_.count; ++u)
                if (isAllowed(u, v) && (!best || *best < graph_.weight(v, u)))
                    best = graph_.weight(v, u);
            Weight dual = best ? best->halved() : Weight{};
            if (graph_.maySingle(v))
                dual = std::max(dual, graph_.singleWeight(v));
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
            if (graph_.maySingle(v))
                least = graph_.singleWeight(v);
            for (int u = 0; u < graph_.count; ++u)
                if (isAllowed(u, v)) {
                    const Weight need = graph_.weight(v, u) - state_.dual[index(u)];
                    if (!least || *least < need)
                        least = need;
                }
            if (!least)
                return; // a vertex without any way out: solve() finds it
            state_.dual[index(v)] = *least;
            for (int u = 0; u < graph_.count && state_.mate[index(v)] == exposed; ++u)
                if (state_.mate[index(u)] == exposed && isAllowed(u, v) &&
                    state_.dual[index(u)] + *least == graph_.weight(v, u)) {
                    state_.mate[index(v)] = u;
                    state_.mate[index(u)] = v;
                }
            if (state_.mate[index(v)] == exposed && graph_.maySingle(v) && *least == graph_.singleWeight(v))
                state_.mate[index(v)] = single;
        }
    }

    void setEdge(int u, int v, Number number)
    {
        graph_.setEdge(u, v, number);
        if (tight_.isKnown(u, v))
            tight_.renew(u, v, isTight(u, v));
    }
    bool isTight(int u, int v) const { return isAllowed(u, v) && slack(u, v).isZero(); }
    const TightEdges& tightEdges()
    {
        tight_.find(graph_, state_);
        return tight_;
    }

    /// The last look at what may become of v says that it is none of these.
    bool isKnownToBarAll(int v, std::span<const int> partners) const
    {
        return reachOf_ == v && tight_.isKnown() && std::none_of(partners.begin(), partners.end(), [&](int u) {
                   return state_.mate[index(v)] == u || (TightEdges::has(reach_.partners, u) && tight_.has(v, u));
               });
    }

    template <class Forbidden>
    bool forbid(int v, Forbidden forbidden, bool alsoSingle)
    {
        std::vector<std::pair<int, Number>> dropped;
        for (int u = 0; u < graph_.count; ++u)
            if (isAllowed(v, u) && forbidden(u)) {
                dropped.emplace_back(u, graph_.edge(v, u));
                setEdge(v, u, Graph<Weight>::forbidden);
            }
        const Number droppedSingle = alsoSingle ? graph_.single(v) : Graph<Weight>::forbidden;
        const bool dropSingle = droppedSingle != Graph<Weight>::forbidden;
        if (dropSingle)
            graph_.setSingle(v, Graph<Weight>::forbidden);
        const int mate = state_.mate[index(v)];
        const bool stays = mate == single ? !dropSingle : isAllowed(v, mate);
        if (stays && leansOnForbidden(v))
            coverForSure(v, true);
        if (stays || leaveMate(v)) {
            reachOf_ = noNode;
            return true;
        }
        for (const auto& [u, number] : dropped)
            setEdge(v, u, number);
        if (dropSingle)
            graph_.setSingle(v, droppedSingle);
        return false;
    }

    /// Gives v another mate among those whom it may still have, or makes it single. False, and everything as before: it
    /// cannot.
    bool leaveMate(int v)
    {
        // Where dual values move for each answer and most are "yes", to find out first costs more than to try.
        if (!tight_.isKnown() && state_.top[index(v)] != v && !std::exchange(isAskedAgain_, true)) {
            const CoverState<Weight> before = state_;
            if (coverAnew(v, false))
                return true;
            state_ = before;
            return false;
        }
        if (!isWithinReach(v))
            return false;
        coverForSure(v, false);
        return true;
    }
    void coverForSure(int v, bool stays)
    {
        if (!coverAnew(v, stays))
            throw std::logic_error("matching: a cover that is known to exist was not found");
    }

    /// One look answers all questions about v until one is answered "yes". False: v can become nothing of what it still
    /// may.
    bool isWithinReach(int v)
    {
        const TightEdges& tight = tightEdges();
        if (reachOf_ != v) {
            reach_ = PossiblePartners<Weight>(tight, state_, singles()).of(v);
            reachOf_ = v;
        }
        if (maySingle(v) && reach_.single)
            return true;
        for (std::size_t word = 0; word < tight.words(); ++word)
            if ((reach_.partners[word] & tight.row(v)[word]) != 0)
                return true;
        return false;
    }
    matching::VertexBits singles() const
    {
        matching::VertexBits bits = tight_.noVertices();
        for (int v = 0; v < graph_.count; ++v)
            if (maySingle(v))
                TightEdges::set(bits, v);
        return bits;
    }
    bool maySingle(int v) const { return graph_.maySingle(v) && state_.dual[index(v)] == graph_.singleWeight(v); }

    /// True if a blossom around v is held together by a pair that is not allowed any more.
    bool leansOnForbidden(int v) const
    {
        for (int node = state_.parent(v); node != noNode; node = state_.parent(node))
            for (const matching::Edge link : state_.blossom(node).links)
                if (!isAllowed(link.from, link.to))
                    return true;
        return false;
    }

    /// Finds another cover of the same total (`stays`: v may keep its mate). False: there is none; the state is useless
    /// then.
    bool coverAnew(int v, bool stays)
    {
        std::vector<int> uncovered;
        matching::VertexBits opened = tight_.noVertices();
        const bool keptDuals = uncover(v, stays, uncovered, opened);
        CoverSearch<Weight> search(graph_, state_);
        if (keptDuals)
            releaseEmpty();
        const auto cover = [&](int u) {
            if (!keptDuals)
                return search.cover(u);
            return matching::TightSearch<Weight>(tightEdges(), state_).cover(u, [this](int w) { return maySingle(w); });
        };
        for (const int u : uncovered)
            if (state_.mate[index(u)] == exposed && !cover(u))
                return false;
        if (total() != total_)
            return false;
        tight_.forget(opened);
        tight_.forget(search.moved());
        isAskedAgain_ = isAskedAgain_ && tight_.isKnown();
        return true;
    }

    /// Where no dual value moves, blossoms without one would only be in the way.
    void releaseEmpty()
    {
        for (int v = 0; v < graph_.count; ++v)
            state_.releaseEmpty(state_.top[index(v)]);
    }

    /// Opens the blossoms that cannot last, and takes v's mate away unless it stays. False if dual values
    /// had to move.
    bool uncover(int v, bool stays, std::vector<int>& uncovered, matching::VertexBits& opened)
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
                state_.forEachVertex(node, [&](int u) {
                    state_.dual[index(u)] += share;
                    TightEdges::set(opened, u);
                });
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

    Weight total() const
    {
        Weight sum;
        for (int v = 0; v < graph_.count; ++v) {
            const int mate = state_.mate[index(v)];
            if (mate == single)
                sum += graph_.singleWeight(v);
            else if (mate > v)
                sum += graph_.weight(v, mate);
        }
        return sum;
    }

    /// With the dual values of all blossoms around both.
    Weight slack(int u, int v) const
    {
        Weight value = state_.dual[index(u)] + state_.dual[index(v)] - graph_.weight(u, v);
        if (state_.top[index(u)] != state_.top[index(v)])
            return value;
        int nodeU = u;
        int nodeV = v;
        for (int above = depthOf(u) - depthOf(v); above > 0; --above)
            nodeU = state_.parent(nodeU);
        for (int above = depthOf(v) - depthOf(u); above > 0; --above)
            nodeV = state_.parent(nodeV);
        while (nodeU != nodeV) {
            nodeU = state_.parent(nodeU);
            nodeV = state_.parent(nodeV);
        }
        for (int node = nodeU; node != noNode; node = state_.parent(node))
            value += state_.blossom(node).dual;
        return value;
    }
    int depthOf(int node) const
    {
        int depth = 0;
        for (; node != noNode; node = state_.parent(node))
            ++depth;
        return depth;
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
    Weight total_; ///< of all covers that answer "yes"
    TightEdges tight_;
    bool isAskedAgain_ = false; ///< since dual values moved last
    int reachOf_ = noNode;      ///< for whom `reach_` was looked at
    matching::Possibilities reach_;
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
    if (bits <= 1024)
        return std::make_unique<WideWeightedMatching<16>>(vertexCount);
    if (bits <= 2048)
        return std::make_unique<WideWeightedMatching<32>>(vertexCount);
    throw GivenUp{GivenUp::Why::tooLarge}; // more different scores than any point system in use gives
}

} // namespace pairwright
