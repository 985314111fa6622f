#pragma once

#include "engine/base/watch.h"
#include "engine/matching/cover_graph.h"
#include "engine/matching/cover_state.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace pairwright::matching {

/// A set of vertices, a bit each.
using VertexBits = std::vector<std::uint64_t>;

/// Which edges are tight (the dual values of both ends and of the blossoms around both make up the weight), a bit each:
/// as long as no dual value moves, trees need to look at no others. There is room for one vertex more.
class TightEdges {
public:
    static constexpr std::size_t bitsOfAWord = 64;
    [[nodiscard]] static std::size_t wordOf(int v) { return static_cast<std::size_t>(v) / bitsOfAWord; }
    [[nodiscard]] static std::uint64_t bit(int v)
    {
        return std::uint64_t{1} << (static_cast<std::size_t>(v) % bitsOfAWord);
    }
    [[nodiscard]] static bool has(const VertexBits& bits, int v) { return (bits[wordOf(v)] & bit(v)) != 0; }
    static void set(VertexBits& bits, int v) { bits[wordOf(v)] |= bit(v); }
    static void clear(VertexBits& bits, int v) { bits[wordOf(v)] &= ~bit(v); }

    explicit TightEdges(int vertexCount)
        : count_(vertexCount)
        , words_(static_cast<std::size_t>(vertexCount) / bitsOfAWord + 1)
        , isStale_(words_, ~std::uint64_t{0})
    {
    }
    /// A set with room for each vertex.
    [[nodiscard]] VertexBits noVertices() const { return VertexBits(words_, 0); }

    [[nodiscard]] bool isKnown() const
    {
        return std::all_of(isStale_.begin(), isStale_.end(), [](std::uint64_t word) { return word == 0; });
    }
    [[nodiscard]] bool isKnown(int u, int v) const { return !has(isStale_, u) && !has(isStale_, v); }
    /// The dual values of these, or blossoms around them, have changed.
    void forget(const VertexBits& moved)
    {
        for (std::size_t i = 0; i < words_; ++i)
            isStale_[i] |= moved[i];
    }
    void forget() { isStale_.assign(words_, ~std::uint64_t{0}); }

    /// Looks up what is not known any more.
    template <class Weight>
    void find(const Graph<Weight>& graph, const CoverState<Weight>& state)
    {
        bits_.resize(words_ * (static_cast<std::size_t>(count_) + 1), 0);
        // The dual values of a blossom around u and of all those around it.
        std::vector<Weight> around(static_cast<std::size_t>(state.nodeCount()));
        std::vector<int> isAround(around.size(), noNode);
        std::vector<int> chain;
        for (int u = 0; u < count_; ++u) {
            if (!has(isStale_, u))
                continue;
            Watch::heed();
            chain.clear();
            for (int node = state.parent(u); node != noNode; node = state.parent(node))
                chain.push_back(node);
            Weight sum;
            for (auto node = chain.rbegin(); node != chain.rend(); ++node) {
                sum += state.blossom(*node).dual;
                around[static_cast<std::size_t>(*node)] = sum;
                isAround[static_cast<std::size_t>(*node)] = u;
            }
            const auto* edges = graph.edges(u);
            const int top = state.top[static_cast<std::size_t>(u)];
            for (int v = 0; v < count_; ++v) {
                if (v > u && has(isStale_, v))
                    continue; // looked up with v
                clear(u, v);
                if (edges[v] == Graph<Weight>::forbidden)
                    continue;
                Weight slack = state.dual[static_cast<std::size_t>(u)] + state.dual[static_cast<std::size_t>(v)] -
                               graph.weights[edges[v]];
                if (state.top[static_cast<std::size_t>(v)] == top) {
                    int node = state.parent(v);
                    while (isAround[static_cast<std::size_t>(node)] != u)
                        node = state.parent(node);
                    slack += around[static_cast<std::size_t>(node)];
                }
                if (slack.isZero())
                    set(u, v);
            }
        }
        isStale_.assign(words_, 0);
    }

    /// The edge has been forbidden or is allowed again.
    void renew(int u, int v, bool isTight)
    {
        clear(u, v);
        if (isTight)
            set(u, v);
    }

    /// `v` gets an edge to each of the others.
    void join(int v, const VertexBits& others)
    {
        for (std::size_t i = 0; i < words_; ++i)
            bits_[static_cast<std::size_t>(v) * words_ + i] |= others[i];
        word(v, v) &= ~bit(v);
    }

    [[nodiscard]] bool has(int u, int v) const { return (row(u)[wordOf(v)] & bit(v)) != 0; }
    /// The tight edges at a vertex, by the other end.
    [[nodiscard]] const std::uint64_t* row(int u) const { return bits_.data() + static_cast<std::size_t>(u) * words_; }
    [[nodiscard]] std::size_t words() const { return words_; }

private:
    std::uint64_t& word(int u, int v) { return bits_[static_cast<std::size_t>(u) * words_ + wordOf(v)]; }
    void set(int u, int v)
    {
        word(u, v) |= bit(v);
        word(v, u) |= bit(u);
    }
    void clear(int u, int v)
    {
        word(u, v) &= ~bit(v);
        word(v, u) &= ~bit(u);
    }

    int count_;
    std::size_t words_;
    std::vector<std::uint64_t> bits_; ///< a row a vertex
    VertexBits isStale_;
};

} // namespace pairwright::matching
