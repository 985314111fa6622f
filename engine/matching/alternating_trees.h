#pragma once

#include "engine/matching/cover_state.h"
#include "engine/matching/tight_edges.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace pairwright::matching {

/// Alternating trees of outer and inner nodes over a cover. Dual values inside a tree are kept as if no change had
/// happened since time 0: an outer vertex falls and an inner one rises by one a time unit.
template <class Weight>
class AlternatingTrees {
public:
    AlternatingTrees(const AlternatingTrees&) = delete;
    AlternatingTrees& operator=(const AlternatingTrees&) = delete;

protected:
    explicit AlternatingTrees(CoverState<Weight>& state)
        : state_(state)
        , moved_(state.mate.size() / TightEdges::bitsOfAWord + 1, 0)
    {
    }
    ~AlternatingTrees() = default;

    enum class Label : std::uint8_t { none, outer, inner };
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }

    /// Those whose dual values, or those of blossoms around them, may have changed.
    const VertexBits& moved() const { return moved_; }

    /// No trees, time 0.
    void clear()
    {
        label_.assign(index(state_.nodeCount()), Label::none);
        vertexLabel_.assign(state_.mate.size(), Label::none);
        via_.assign(index(state_.nodeCount()), std::nullopt);
        root_.assign(index(state_.nodeCount()), noNode);
        time_ = Weight{};
    }

    Label labelOf(int vertex) const { return vertexLabel_[index(vertex)]; }
    void setLabel(int node, Label label)
    {
        label_[index(node)] = label;
        state_.forEachVertex(node, [&](int v) { vertexLabel_[index(v)] = label; });
    }
    [[nodiscard]] int rootOf(int outer) const { return root_[index(state_.top[index(outer)])]; }

    void enter(int node, Label label, std::optional<Edge> via, int root)
    {
        setLabel(node, label);
        root_[index(node)] = root;
        via_[index(node)] = via;
        addTime(node, label == Label::outer);
    }

    /// The node belongs to no tree any more; its dual values are what they have become.
    void leave(int node)
    {
        addTime(node, label_[index(node)] != Label::outer);
        setLabel(node, Label::none);
        state_.releaseEmpty(node, [&](int inside) { label_[index(inside)] = Label::none; });
    }

    /// All leave, and blossoms that mean nothing any more fall apart.
    void finish()
    {
        std::vector<int> outermost;
        for (int v = 0; v < static_cast<int>(state_.mate.size()); ++v)
            if (const int node = state_.top[index(v)]; state_.base(node) == v)
                outermost.push_back(node);
        for (const int node : outermost)
            if (label_[index(node)] != Label::none)
                leave(node);
            else
                state_.releaseEmpty(node);
    }

    /// Covers outer vertex `v` by `newMate` and flips the path from it to the root.
    void flip(int v, int newMate)
    {
        for (;;) {
            const int outer = state_.top[index(v)];
            state_.rebase(outer, v);
            state_.mate[index(v)] = newMate;
            const std::optional<Edge> matched = via_[index(outer)];
            if (!matched)
                return;
            const int inner = state_.top[index(matched->from)];
            const Edge entry = *via_[index(inner)];
            state_.rebase(inner, entry.to);
            state_.mate[index(entry.to)] = entry.from;
            v = entry.from;
            newMate = entry.to;
        }
    }

    /// The outer nodes from `node` up to the root.
    int outerParent(int node) const
    {
        const int inner = state_.top[index(via_[index(node)]->from)];
        return state_.top[index(via_[index(inner)]->from)];
    }

    /// Makes the circle that a tight edge inside a tree closes one outer node; its vertices that have been inner ones
    /// are added to `formerlyInner`.
    void closeCircle(Edge edge, std::vector<int>& formerlyInner)
    {
        const int left = state_.top[index(edge.from)];
        const int right = state_.top[index(edge.to)];
        std::vector<int> above{left};
        for (int node = left; via_[index(node)]; above.push_back(node))
            node = outerParent(node);
        int meeting = right;
        while (std::find(above.begin(), above.end(), meeting) == above.end())
            meeting = outerParent(meeting);

        const int node = state_.newBlossom();
        if (static_cast<int>(label_.size()) < state_.nodeCount()) {
            label_.resize(index(state_.nodeCount()), Label::none);
            via_.resize(index(state_.nodeCount()));
            root_.resize(index(state_.nodeCount()), noNode);
        }
        auto& blossom = state_.blossom(node);
        // From the meeting point down to the left end, across the edge, and up again from the right end.
        const auto climb = [&](int from) {
            std::vector<int> path;
            for (int at = from; at != meeting;) {
                path.push_back(at);
                at = state_.top[index(via_[index(at)]->from)];
                path.push_back(at);
                at = state_.top[index(via_[index(at)]->from)];
            }
            return path;
        };
        std::vector<int> leftPath = climb(left);
        std::reverse(leftPath.begin(), leftPath.end());
        const std::vector<int> rightPath = climb(right);
        blossom.children.push_back(meeting);
        for (const int child : leftPath) {
            blossom.links.push_back(*via_[index(child)]);
            blossom.children.push_back(child);
        }
        blossom.links.push_back(edge);
        for (const int child : rightPath) {
            blossom.children.push_back(child);
            blossom.links.push_back({via_[index(child)]->to, via_[index(child)]->from});
        }
        blossom.base = state_.base(meeting);
        blossom.dual -= time_.doubled();

        for (const int child : blossom.children) {
            const bool inner = label_[index(child)] == Label::inner;
            if (state_.isBlossom(child)) // frozen at its present value
                inner ? state_.blossom(child).dual -= time_.doubled() : state_.blossom(child).dual += time_.doubled();
            state_.forEachVertex(child, [&](int v) {
                blossom.vertices.push_back(v);
                if (inner) {
                    move(v, time_.doubled());
                    formerlyInner.push_back(v);
                }
            });
            state_.setParent(child, node);
        }
        state_.setTop(node);
        setLabel(node, Label::outer);
        via_[index(node)] = via_[index(meeting)];
        root_[index(node)] = root_[index(meeting)];
    }

    struct Step {
        int node;
        Edge via;
        bool outer;
    };
    struct Opened {
        std::vector<Step> steps;  ///< of the even path from where the tree entered to the base
        std::vector<int> besides; ///< the other children
    };

    /// An inner blossom falls apart; its children belong to no tree.
    Opened open(int node)
    {
        const Edge entry = *via_[index(node)];
        const int first = state_.childAround(node, entry.to);
        const std::vector<Edge> links = state_.blossom(node).links;
        const std::vector<int> children = state_.release(node);
        label_[index(node)] = Label::none;
        for (const int child : children) {
            setLabel(child, Label::none);
            state_.forEachVertex(child, [&](int v) { move(v, time_); });
        }

        Opened opened;
        const auto size = children.size();
        std::vector<bool> onPath(size, false);
        auto at = static_cast<std::size_t>(std::find(children.begin(), children.end(), first) - children.begin());
        const bool forward = at % 2 == 1;
        opened.steps.push_back({children[at], entry, false});
        onPath[at] = true;
        for (bool outer = true; at != 0; outer = !outer) {
            const std::size_t to = forward ? (at + 1) % size : at - 1;
            const Edge link = forward ? links[at] : Edge{links[to].to, links[to].from};
            opened.steps.push_back({children[to], link, outer});
            onPath[to] = true;
            at = to;
        }
        for (std::size_t i = 0; i < size; ++i)
            if (!onPath[i])
                opened.besides.push_back(children[i]);
        return opened;
    }

    CoverState<Weight>& state_;
    std::vector<Label> label_;             ///< by node
    std::vector<Label> vertexLabel_;       ///< by vertex: that of its outermost node
    std::vector<std::optional<Edge>> via_; ///< the tree edge that leads to a node
    std::vector<int> root_;                ///< by node in a tree: the node that was its root
    Weight time_{};

private:
    /// The dual values of an outer node are kept higher by the time, its blossom's lower by twice that; those of an
    /// inner one the other way round.
    void addTime(int node, bool up)
    {
        if (state_.isBlossom(node))
            up ? state_.blossom(node).dual -= time_.doubled() : state_.blossom(node).dual += time_.doubled();
        state_.forEachVertex(node, [&](int v) { move(v, up ? time_ : Weight{} - time_); });
    }
    void move(int v, const Weight& by)
    {
        if (by.isZero())
            return;
        state_.dual[index(v)] += by;
        TightEdges::set(moved_, v);
    }

    VertexBits moved_;
};

} // namespace pairwright::matching
