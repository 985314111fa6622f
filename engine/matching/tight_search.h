#pragma once

#include "engine/base/watch.h"
#include "engine/matching/alternating_search.h"
#include "engine/matching/cover_state.h"
#include "engine/matching/tight_edges.h"

#include <bit>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace pairwright::matching {

/// The alternating tree of tight edges from one exposed vertex: no dual value moves. A circle costs no more than its
/// vertices.
template <class Weight>
class TightSearch : private AlternatingSearch<TightSearch<Weight>> {
    using Base = AlternatingSearch<TightSearch<Weight>>;
    friend Base;

public:
    /// Blossoms of `state` stay closed.
    TightSearch(const TightEdges& tight, CoverState<Weight>& state)
        : Base(static_cast<std::size_t>(state.nodeCount()))
        , tight_(tight)
        , state_(state)
        , isOuter_(tight.words(), 0)
        , members_(index(state.nodeCount()))
    {
    }

    /// The vertices that the tree of `root` reaches as outer ones, if nobody is there but those of `within`. All of
    /// them are paired; whom `root` is paired with counts for nothing.
    VertexBits outerFrom(int root, VertexBits within)
    {
        isFree_ = std::move(within);
        root_ = state_.top[index(root)];
        makeOuter(root_);
        search([](int) { return false; });
        return std::move(isOuter_);
    }

    /// Covers the exposed `root`, whom somebody else who is exposed, single or can be single may help to it. False:
    /// impossible; nothing is changed. `maySingle`: by vertex.
    template <class MaySingle>
    bool cover(int root, MaySingle maySingle)
    {
        isFree_.assign(tight_.words(), ~std::uint64_t{0});
        root_ = state_.top[index(root)];
        makeOuter(root_);
        return search(maySingle);
    }

private:
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    [[nodiscard]] static int vertexAt(std::size_t word, std::uint64_t left)
    {
        return static_cast<int>(word * TightEdges::bitsOfAWord) + std::countr_zero(left);
    }

    // What AlternatingSearch asks.
    [[nodiscard]] int nodeOf(int vertex) const { return state_.top[index(vertex)]; }
    [[nodiscard]] int mateOf(int node) const { return state_.mate[index(state_.base(node))]; }
    [[nodiscard]] bool isRoot(int node) const { return node == root_; }
    void rematch(int node, int v, int mate)
    {
        state_.rebase(node, v);
        state_.mate[index(v)] = mate;
    }
    void makeOuter(int node)
    {
        if (TightEdges::has(isOuter_, state_.base(node)))
            return;
        state_.forEachVertex(node, [&](int v) {
            TightEdges::clear(isFree_, v);
            TightEdges::set(isOuter_, v);
            outer_.push_back(v);
        });
        if (state_.isBlossom(node))
            membersOf(node);
    }
    void joined(int base, int into)
    {
        VertexBits& all = membersOf(into);
        const VertexBits& more = membersOf(base);
        for (std::size_t word = 0; word < tight_.words(); ++word)
            all[word] |= more[word];
    }

    /// The vertices of a circle, by its base; of a single vertex only once it has been asked for.
    VertexBits& membersOf(int base)
    {
        VertexBits& members = members_[index(base)];
        if (members.empty()) {
            members.assign(tight_.words(), 0);
            state_.forEachVertex(base, [&](int v) { TightEdges::set(members, v); });
        }
        return members;
    }

    /// Grows as long as there is no way to an end.
    template <class MaySingle>
    bool search(MaySingle maySingle)
    {
        do {
            while (scanned_ < outer_.size()) {
                const int u = outer_[scanned_++];
                if (maySingle(u)) {
                    this->flip(u, single);
                    return true;
                }
                if (grow(u))
                    return true;
            }
        } while (closeNextCircle());
        return false;
    }

    /// Takes whom `u` reaches, and their partners. True: one of them had none, and the way to him is flipped.
    bool grow(int u)
    {
        Watch::heed();
        const std::uint64_t* row = tight_.row(u);
        for (std::size_t word = 0; word < tight_.words(); ++word)
            while (const std::uint64_t left = row[word] & isFree_[word]) {
                const int v = vertexAt(word, left);
                const int inner = nodeOf(v);
                state_.forEachVertex(inner, [&](int w) { TightEdges::clear(isFree_, w); });
                if (mateOf(inner) < 0) {
                    rematch(inner, v, u);
                    this->flip(u, v);
                    return true;
                }
                this->setEntry(inner, {u, v});
                makeOuter(nodeOf(mateOf(inner)));
            }
        return false;
    }

    /// Finds a tight edge between two outer nodes and makes the circle of it one node. False: there is none.
    bool closeNextCircle()
    {
        for (; closed_ < outer_.size(); ++closed_) {
            const int u = outer_[closed_];
            const std::uint64_t* row = tight_.row(u);
            const VertexBits& same = members_[index(this->baseOf(nodeOf(u)))];
            for (std::size_t word = 0; word < tight_.words(); ++word)
                if (const std::uint64_t left = row[word] & isOuter_[word] & ~(same.empty() ? 0 : same[word]))
                    return this->closeCircle({u, vertexAt(word, left)});
        }
        return false;
    }

    const TightEdges& tight_;
    CoverState<Weight>& state_;
    int root_ = noNode;
    VertexBits isFree_; ///< no tree has reached the vertex
    VertexBits isOuter_;
    std::vector<VertexBits> members_;
    std::vector<int> outer_;  ///< outer vertices in the order in which they became so
    std::size_t scanned_ = 0; ///< how many of them have let the tree grow
    std::size_t closed_ = 0;  ///< how many have no edge to another circle left
};

} // namespace pairwright::matching
