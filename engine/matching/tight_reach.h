#pragma once

#include "engine/base/watch.h"
#include "engine/matching/cover_state.h"
#include "engine/matching/tight_edges.h"

#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace pairwright::matching {

/// Whom an alternating tree of tight edges reaches from an exposed vertex. It only looks: nothing is flipped, and a
/// circle costs no more than its vertices.
template <class Weight>
class TightReach {
public:
    /// Blossoms of `state` stay closed.
    TightReach(const TightEdges& tight, const CoverState<Weight>& state)
        : tight_(tight)
        , state_(state)
        , isOuter_(tight.words(), 0)
        , members_(index(state.nodeCount()))
        , above_(index(state.nodeCount()))
        , matchedTo_(index(state.nodeCount()), noNode)
        , entry_(index(state.nodeCount()), noNode)
        , mark_(index(state.nodeCount()), 0)
    {
        for (std::size_t node = 0; node < above_.size(); ++node)
            above_[node] = static_cast<int>(node);
    }

    /// The vertices that the tree of the exposed `root` reaches as outer ones, if nobody is there but those of
    /// `within`. Everybody else is paired.
    VertexBits outerFrom(int root, VertexBits within)
    {
        isFree_ = std::move(within);
        makeOuter(state_.top[index(root)]);
        do
            while (scanned_ < outer_.size())
                grow(outer_[scanned_++]);
        while (closeCircle());
        return isOuter_;
    }

private:
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }
    [[nodiscard]] static int vertexAt(std::size_t word, std::uint64_t left)
    {
        return static_cast<int>(word * TightEdges::bitsOfAWord) + std::countr_zero(left);
    }

    void makeOuter(int node)
    {
        members_[index(node)].assign(tight_.words(), 0);
        state_.forEachVertex(node, [&](int v) {
            TightEdges::clear(isFree_, v);
            TightEdges::set(isOuter_, v);
            TightEdges::set(members_[index(node)], v);
            outer_.push_back(v);
        });
    }

    /// Takes whom `u` reaches, and their partners.
    void grow(int u)
    {
        Watch::heed();
        const std::uint64_t* row = tight_.row(u);
        for (std::size_t word = 0; word < tight_.words(); ++word)
            while (const std::uint64_t left = row[word] & isFree_[word]) {
                const int inner = state_.top[index(vertexAt(word, left))];
                state_.forEachVertex(inner, [&](int v) { TightEdges::clear(isFree_, v); });
                entry_[index(inner)] = u;
                const int outer = state_.top[index(state_.mate[index(state_.base(inner))])];
                matchedTo_[index(outer)] = inner;
                makeOuter(outer);
            }
    }

    /// Finds a tight edge between two outer nodes and makes the circle of it one node. False: there is none.
    bool closeCircle()
    {
        for (; closed_ < outer_.size(); ++closed_) {
            const int u = outer_[closed_];
            const int node = baseOf(state_.top[index(u)]);
            const std::uint64_t* row = tight_.row(u);
            const auto& same = members_[index(node)];
            for (std::size_t word = 0; word < tight_.words(); ++word)
                if (const std::uint64_t left = row[word] & isOuter_[word] & ~same[word]) {
                    const int other = baseOf(state_.top[index(vertexAt(word, left))]);
                    const int meeting = commonBase(node, other);
                    climb(node, meeting);
                    climb(other, meeting);
                    return true;
                }
        }
        return false;
    }

    int baseOf(int node)
    {
        while (above_[index(node)] != node)
            node = above_[index(node)] = above_[index(above_[index(node)])];
        return node;
    }
    /// The next outer node towards the root, as the base of its circle; `noNode` at the root.
    int outerAbove(int base)
    {
        const int inner = matchedTo_[index(base)];
        return inner == noNode ? noNode : baseOf(state_.top[index(entry_[index(inner)])]);
    }
    int commonBase(int a, int b)
    {
        const int here = ++marks_;
        for (; a != noNode; a = outerAbove(a))
            mark_[index(a)] = here;
        while (mark_[index(b)] != here)
            b = outerAbove(b);
        return b;
    }
    /// All nodes from `base` up to the meeting become part of its circle; the inner ones are outer from now on.
    void climb(int base, int meeting)
    {
        while (base != meeting) {
            const int inner = matchedTo_[index(base)];
            const int next = outerAbove(base);
            makeOuter(inner);
            merge(base, meeting);
            merge(inner, meeting);
            base = next;
        }
    }
    void merge(int base, int into)
    {
        above_[index(base)] = into;
        for (std::size_t word = 0; word < tight_.words(); ++word)
            members_[index(into)][word] |= members_[index(base)][word];
    }

    const TightEdges& tight_;
    const CoverState<Weight>& state_;
    VertexBits isFree_; ///< no tree has reached the vertex
    VertexBits isOuter_;
    std::vector<VertexBits> members_; ///< by the base of a circle: its vertices
    std::vector<int> above_;          ///< towards the base of the circle around a node
    std::vector<int> matchedTo_;      ///< by outer node: the inner node above it
    std::vector<int> entry_;          ///< by inner node: the outer vertex above it
    std::vector<int> mark_;
    int marks_ = 0;
    std::vector<int> outer_;  ///< outer vertices in the order in which they became so
    std::size_t scanned_ = 0; ///< how many of them have let the tree grow
    std::size_t closed_ = 0;  ///< how many have no edge to another circle left
};

} // namespace pairwright::matching
