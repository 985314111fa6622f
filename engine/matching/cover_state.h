#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace pairwright::matching {

struct Edge {
    int from = 0;
    int to = 0;
};

/// What covers a vertex when it is no partner.
inline constexpr int exposed = -1;
inline constexpr int single = -2;
inline constexpr int noNode = -1;

/// A set of an odd number of vertices that the search treats as one: an odd cycle of children
/// (vertices or smaller blossoms). children[0] holds the base; children 1-2, 3-4, ... are matched
/// along their links.
template <class Weight>
struct Blossom {
    int parent = noNode;
    int base = 0;              ///< the vertex that is covered from outside
    std::vector<int> children; ///< node numbers, in cycle order
    std::vector<Edge> links;   ///< links[i] leads from children[i] to children[i+1]
    std::vector<int> vertices; ///< all vertices inside
    Weight dual{};
};

/// The present cover and its dual values: everything that a question answered "no" must put back.
/// Nodes 0 .. vertexCount-1 are the vertices, higher numbers are blossoms.
template <class Weight>
struct CoverState {
    std::vector<int> mate;         ///< partner, or exposed, or single
    std::vector<int> top;          ///< outermost node around each vertex
    std::vector<int> vertexParent; ///< innermost blossom around each vertex
    std::vector<Weight> dual;      ///< of each vertex
    std::vector<Blossom<Weight>> blossoms;
    std::vector<int> freeSlots; ///< unused places in `blossoms`

    explicit CoverState(int vertexCount)
        : mate(static_cast<std::size_t>(vertexCount), exposed)
        , top(static_cast<std::size_t>(vertexCount))
        , vertexParent(static_cast<std::size_t>(vertexCount), noNode)
        , dual(static_cast<std::size_t>(vertexCount))
        , count_(vertexCount)
    {
        for (int v = 0; v < vertexCount; ++v)
            top[static_cast<std::size_t>(v)] = v;
    }

    [[nodiscard]] int nodeCount() const { return count_ + static_cast<int>(blossoms.size()); }
    [[nodiscard]] bool isBlossom(int node) const { return node >= count_; }
    [[nodiscard]] Blossom<Weight>& blossom(int node) { return blossoms[static_cast<std::size_t>(node - count_)]; }
    [[nodiscard]] const Blossom<Weight>& blossom(int node) const
    {
        return blossoms[static_cast<std::size_t>(node - count_)];
    }
    [[nodiscard]] int base(int node) const { return isBlossom(node) ? blossom(node).base : node; }
    [[nodiscard]] int parent(int node) const
    {
        return isBlossom(node) ? blossom(node).parent : vertexParent[static_cast<std::size_t>(node)];
    }
    void setParent(int node, int parent)
    {
        (isBlossom(node) ? blossom(node).parent : vertexParent[static_cast<std::size_t>(node)]) = parent;
    }
    /// Calls visit(vertex) for each vertex inside a node.
    template <class Visit>
    void forEachVertex(int node, Visit visit) const
    {
        if (!isBlossom(node)) {
            visit(node);
            return;
        }
        for (const int v : blossom(node).vertices)
            visit(v);
    }
    void setTop(int node)
    {
        forEachVertex(node, [&](int v) { top[static_cast<std::size_t>(v)] = node; });
    }
    int newBlossom()
    {
        if (freeSlots.empty()) {
            blossoms.emplace_back();
            return nodeCount() - 1;
        }
        const int slot = freeSlots.back();
        freeSlots.pop_back();
        blossoms[static_cast<std::size_t>(slot)] = Blossom<Weight>{};
        return count_ + slot;
    }
    /// Makes the children of an outermost blossom outermost themselves and returns them.
    std::vector<int> release(int node)
    {
        std::vector<int> children = std::move(blossom(node).children);
        blossom(node).vertices.clear();
        for (const int child : children) {
            setParent(child, noNode);
            setTop(child);
        }
        freeSlots.push_back(node - count_);
        return children;
    }
    /// Makes an outermost node fall apart as far as its blossoms have no dual value: they mean nothing. Calls
    /// visit(node) for each that is outermost then or has fallen apart too.
    template <class Visit>
    void releaseEmpty(int node, Visit visit)
    {
        if (!isBlossom(node) || !blossom(node).dual.isZero())
            return;
        for (const int child : release(node)) {
            visit(child);
            releaseEmpty(child, visit);
        }
    }
    void releaseEmpty(int node)
    {
        releaseEmpty(node, [](int) {});
    }
    /// One more, exposed and in no blossom; the numbers of blossoms grow by one. Returns its own.
    int addVertex()
    {
        const auto shift = [&](int& node) {
            node += node >= count_ ? 1 : 0;
        };
        std::for_each(top.begin(), top.end(), shift);
        std::for_each(vertexParent.begin(), vertexParent.end(), shift);
        for (Blossom<Weight>& blossom : blossoms) {
            shift(blossom.parent);
            std::for_each(blossom.children.begin(), blossom.children.end(), shift);
        }
        mate.push_back(exposed);
        top.push_back(count_);
        vertexParent.push_back(noNode);
        dual.emplace_back();
        return count_++;
    }
    /// The child of `node` that holds `vertex`.
    [[nodiscard]] int childAround(int node, int vertex) const
    {
        int inner = vertex;
        while (parent(inner) != node)
            inner = parent(inner);
        return inner;
    }

    /// Re-matches the inside of a node so that `vertex` becomes its base.
    void rebase(int node, int vertex)
    {
        if (!isBlossom(node))
            return;
        const int baseChild = childAround(node, vertex);
        rebase(baseChild, vertex);
        auto& children = blossom(node).children;
        auto& links = blossom(node).links;
        const std::size_t size = children.size();
        const auto start =
            static_cast<std::size_t>(std::find(children.begin(), children.end(), baseChild) - children.begin());

        const auto matchAlong = [&](std::size_t index) {
            const Edge link = links[index];
            rebase(children[index], link.from);
            rebase(children[(index + 1) % size], link.to);
            mate[static_cast<std::size_t>(link.from)] = link.to;
            mate[static_cast<std::size_t>(link.to)] = link.from;
        };
        // Matched are the links 1-2, 3-4, ...; between the old and the new base they move by one.
        if (start % 2 == 1) {
            for (std::size_t i = start + 1; i < size; i += 2)
                matchAlong(i);
        } else {
            for (std::size_t i = start; i >= 2; i -= 2)
                matchAlong(i - 2);
        }
        const auto shift = static_cast<std::ptrdiff_t>(start);
        std::rotate(children.begin(), children.begin() + shift, children.end());
        std::rotate(links.begin(), links.begin() + shift, links.end());
        blossom(node).base = vertex;
    }

private:
    int count_;
};

} // namespace pairwright::matching
