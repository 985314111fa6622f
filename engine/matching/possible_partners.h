#pragma once

#include "engine/matching/cover_state.h"
#include "engine/matching/tight_edges.h"
#include "engine/matching/tight_search.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace pairwright::matching {

/// What may become of a vertex in covers as good as the present one.
struct Possibilities {
    VertexBits partners; ///< of those with whom it has a tight edge
    bool single = false; ///< if its dual value lets it be single
};

/// Finds them. Such a cover uses tight edges only and leaves each blossom that has a dual value by one of them: so the
/// blossoms around the vertex are opened one after the other, from the outermost on, and inside one vertex stands for
/// all ways out. Vertices that are single count as paired with each other, the last one with a vertex that is there for
/// that alone.
template <class Weight>
class PossiblePartners {
public:
    /// `mayBeSingle`: whose dual values let them be single. `state` is changed on the way.
    PossiblePartners(const TightEdges& tight, CoverState<Weight> state, VertexBits mayBeSingle)
        : tight_(tight)
        , state_(std::move(state))
        , mayBeSingle_(std::move(mayBeSingle))
    {
        pairSingles();
    }

    Possibilities of(int v)
    {
        Possibilities found{tight_.noVertices()};
        VertexBits inside(tight_.words(), ~std::uint64_t{0});
        TightEdges edges = withSingles();
        for (bool outermost = true;; outermost = false) {
            const int node = state_.top[index(v)];
            const int mate = state_.mate[index(state_.base(node))];
            const VertexBits members = membersOf(node);
            const VertexBits reach = TightSearch<Weight>(edges, state_).outerFrom(mate, without(inside, members));
            for (std::size_t word = 0; word < reach.size(); ++word)
                found.partners[word] |= reach[word];
            if (outermost)
                found.single = haveCommon(reach.data(), mayBeSingle_);
            if (node == v)
                return found;

            std::vector<int> waysOut;
            state_.forEachVertex(node, [&](int u) {
                if (haveCommon(edges.row(u), reach))
                    waysOut.push_back(u);
            });
            if (outermost)
                edges = tight_; // whoever becomes single leaves his blossoms
            for (const int u : waysOut)
                edges.renew(u, mate, true);
            state_.top[index(mate)] = mate;
            inside = members;
            TightEdges::set(inside, mate);
            for (const int child : state_.release(node))
                state_.releaseEmpty(child);
        }
    }

private:
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }

    void pairSingles()
    {
        std::vector<int> singles;
        for (int v = 0; v < static_cast<int>(state_.mate.size()); ++v)
            if (state_.mate[index(v)] == single)
                singles.push_back(v);
        if (singles.size() % 2 == 1) {
            const int last = state_.addVertex();
            singles.push_back(last);
            TightEdges::set(mayBeSingle_, last);
        }
        for (std::size_t i = 0; i < singles.size(); i += 2) {
            state_.mate[index(singles[i])] = singles[i + 1];
            state_.mate[index(singles[i + 1])] = singles[i];
        }
    }

    TightEdges withSingles() const
    {
        TightEdges edges = tight_;
        for (int v = 0; v < static_cast<int>(state_.mate.size()); ++v)
            if (TightEdges::has(mayBeSingle_, v))
                edges.join(v, mayBeSingle_);
        return edges;
    }

    [[nodiscard]] VertexBits membersOf(int node) const
    {
        VertexBits members(tight_.words(), 0);
        state_.forEachVertex(node, [&](int v) { TightEdges::set(members, v); });
        return members;
    }
    static VertexBits without(VertexBits bits, const VertexBits& others)
    {
        for (std::size_t word = 0; word < bits.size(); ++word)
            bits[word] &= ~others[word];
        return bits;
    }
    static bool haveCommon(const std::uint64_t* bits, const VertexBits& others)
    {
        for (std::size_t word = 0; word < others.size(); ++word)
            if ((bits[word] & others[word]) != 0)
                return true;
        return false;
    }

    const TightEdges& tight_;
    CoverState<Weight> state_;
    VertexBits mayBeSingle_;
};

} // namespace pairwright::matching
