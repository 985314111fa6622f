#pragma once

#include "engine/base/index.h"
#include "engine/matching/cover_state.h"

#include <numeric>
#include <optional>
#include <vector>

namespace pairwright::matching {

/// What every search for alternating ways keeps (Edmonds 1965): who entered whom, which nodes have become one because
/// an odd circle of them was found, and the way back to the root. A node is a vertex, or a blossom that stays closed.
///
/// Search looks at the edges, and says of the nodes
///     int nodeOf(int vertex)        the node around it
///     int mateOf(int node)          the vertex with which it is matched; negative: none
///     bool isRoot(int node)         a tree begins there
///     void rematch(int node, int v, int mate)    covers the node at its vertex v
///     void makeOuter(int node)      an inner one, because it lies on a circle
///     void joined(int base, int into)            two circles, or nodes, have become one
template <class Search>
class AlternatingSearch {
protected:
    explicit AlternatingSearch(std::size_t nodes)
        : above_(nodes)
        , entry_(nodes, Edge{noNode, noNode})
        , mark_(nodes, 0)
    {
        std::iota(above_.begin(), above_.end(), 0);
    }
    ~AlternatingSearch() = default;

    /// The edge of an outer vertex to one of `node`, by which a tree takes it as an inner node.
    void setEntry(int node, Edge edge) { entry_[index(node)] = edge; }

    /// The node that stands for all of the circle around this one.
    int baseOf(int node)
    {
        while (above_[index(node)] != node)
            node = above_[index(node)] = above_[index(above_[index(node)])];
        return node;
    }

    /// Makes the circle that an edge between two outer nodes closes one node. False: they are of different trees.
    bool closeCircle(Edge edge)
    {
        const auto meeting = meetingOf(search().nodeOf(edge.from), search().nodeOf(edge.to));
        if (!meeting)
            return false;
        circle_.clear();
        climb({edge.to, edge.from}, *meeting);
        climb(edge, *meeting);
        for (const int node : circle_)
            if (const int base = baseOf(node); base != *meeting) {
                above_[index(base)] = *meeting;
                search().joined(base, *meeting);
            }
        for (const int node : circle_)
            search().makeOuter(node);
        return true;
    }

    /// Covers an outer vertex by `mate`, and on the way from it to the root each by the one who entered it.
    void flip(int vertex, int mate)
    {
        for (;;) {
            const int outer = search().nodeOf(vertex);
            const int before = search().mateOf(outer);
            const bool isRoot = search().isRoot(outer);
            search().rematch(outer, vertex, mate);
            if (isRoot)
                return;
            const int inner = search().nodeOf(before);
            const Edge entry = entry_[index(inner)];
            search().rematch(inner, entry.to, entry.from);
            vertex = entry.from;
            mate = entry.to;
        }
    }

private:
    Search& search() { return static_cast<Search&>(*this); }

    /// The base of the next outer node towards the root; none: it is the root.
    std::optional<int> outerAbove(int base)
    {
        if (search().isRoot(base))
            return std::nullopt;
        const int inner = search().nodeOf(search().mateOf(base));
        return baseOf(search().nodeOf(entry_[index(inner)].from));
    }
    std::optional<int> meetingOf(int a, int b)
    {
        const int here = ++marks_;
        for (std::optional<int> at = baseOf(a); at; at = outerAbove(*at))
            mark_[index(*at)] = here;
        for (std::optional<int> at = baseOf(b); at; at = outerAbove(*at))
            if (mark_[index(*at)] == here)
                return at;
        return std::nullopt;
    }
    /// Turns the way from where the edge leads up to the meeting point round, and gathers it.
    void climb(Edge edge, int meeting)
    {
        for (int node = search().nodeOf(edge.to); baseOf(node) != meeting; node = search().nodeOf(edge.to)) {
            const int inner = search().nodeOf(search().mateOf(node));
            const Edge up = entry_[index(inner)];
            entry_[index(node)] = edge;
            circle_.push_back(node);
            circle_.push_back(inner);
            edge = {up.to, up.from};
        }
    }

    std::vector<int> above_;  ///< towards the base of the circle around a node
    std::vector<Edge> entry_; ///< of an inner node, or across the circle that made it an outer one
    std::vector<int> mark_;   ///< search for a meeting point
    int marks_ = 0;
    std::vector<int> circle_;
};

} // namespace pairwright::matching
