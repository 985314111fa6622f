#pragma once

#include "engine/base/watch.h"
#include "engine/matching/cover_graph.h"
#include "engine/matching/cover_state.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace pairwright::matching {

/// Alternating trees that grow from exposed vertices along tight edges, and the dual values that change with them. Dual
/// values inside a tree are kept as if no change had happened since time 0: an outer vertex falls and an inner one
/// rises by one a time unit. Which trees there are, and when they are done, CoverSearch decides.
template <class Weight>
class AlternatingForest {
public:
    AlternatingForest(const AlternatingForest&) = delete;
    AlternatingForest& operator=(const AlternatingForest&) = delete;

protected:
    AlternatingForest(const Graph<Weight>& graph, CoverState<Weight>& state)
        : graph_(graph)
        , state_(state)
    {
    }
    ~AlternatingForest() = default;

    enum class Label : std::uint8_t { none, outer, inner, hidden };
    static std::size_t index(int i) { return static_cast<std::size_t>(i); }

    void reset()
    {
        const auto n = index(graph_.count);
        label_.assign(index(state_.nodeCount()), Label::none);
        vertexLabel_.assign(n, Label::none);
        via_.assign(index(state_.nodeCount()), std::nullopt);
        root_.assign(index(state_.nodeCount()), noNode);
        isDone_.assign(index(state_.nodeCount()), 0);
        reachFrom_.assign(n, noNode);
        reach_.resize(n);
        meetWith_.assign(n, noNode);
        meet_.resize(n);
        outer_.clear();
        tight_.clear();
        tightSingle_.reset();
        time_ = Weight{};
    }

    Label labelOf(int vertex) const { return vertexLabel_[index(vertex)]; }
    void setLabel(int node, Label label)
    {
        label_[index(node)] = label;
        state_.forEachVertex(node, [&](int v) { vertexLabel_[index(v)] = label; });
    }

    // --- labels ---

    /// `vertex` is exposed: its outermost node becomes the root of a tree.
    void plant(int vertex)
    {
        const int node = state_.top[index(vertex)];
        makeOuter(node, std::nullopt, node);
    }
    /// No tree looks at the vertex.
    void hide(int vertex) { setLabel(vertex, Label::hidden); }

    [[nodiscard]] bool isDone(int node) const { return isDone_[index(root_[index(node)])] != 0; }
    void setDone(int node) { isDone_[index(root_[index(node)])] = 1; }

    void makeOuter(int node, std::optional<Edge> via, int root)
    {
        setLabel(node, Label::outer);
        root_[index(node)] = root;
        via_[index(node)] = via;
        if (state_.isBlossom(node))
            state_.blossom(node).dual -= time_.doubled();
        state_.forEachVertex(node, [&](int v) { state_.dual[index(v)] += time_; });
        state_.forEachVertex(node, [&](int v) { scan(v); });
    }

    void makeInner(int node, Edge via, int root)
    {
        setLabel(node, Label::inner);
        root_[index(node)] = root;
        via_[index(node)] = via;
        if (state_.isBlossom(node))
            state_.blossom(node).dual += time_.doubled();
        state_.forEachVertex(node, [&](int v) { state_.dual[index(v)] -= time_; });
    }

    /// Looks at every edge of a new outer vertex.
    void scan(int u)
    {
        Watch::heed();
        outer_.push_back(u);
        const Weight base = state_.dual[index(u)];
        const int topU = state_.top[index(u)];
        const Weight twice = time_.doubled();
        const Weight* weight = graph_.weight.data() + graph_.at(u, 0);
        const std::uint8_t* allowed = graph_.allowed.data() + graph_.at(u, 0);
        if (graph_.singleAllowed[index(u)] && base - time_ == graph_.singleWeight[index(u)])
            pendingSingle(u);
        for (int v = 0; v < graph_.count; ++v) {
            if (!allowed[v])
                continue;
            const Label label = vertexLabel_[index(v)];
            if (label == Label::hidden)
                continue;
            if (label == Label::outer) {
                if (state_.top[index(v)] == topU)
                    continue;
                const Weight slack = base + state_.dual[index(v)] - weight[v];
                if (slack == twice)
                    tight_.push_back({u, v});
                else if (meetWith_[index(u)] == noNode || slack < meet_[index(u)]) {
                    meetWith_[index(u)] = v;
                    meet_[index(u)] = slack;
                }
                continue;
            }
            const Weight reach = base - weight[v];
            if (reachFrom_[index(v)] != noNode && !(reach < reach_[index(v)]))
                continue; // as near as before: if that is tight, it has been noted
            reachFrom_[index(v)] = u;
            reach_[index(v)] = reach;
            if (label == Label::none && reach + state_.dual[index(v)] == time_)
                tight_.push_back({u, v});
        }
    }

    void pendingSingle(int u)
    {
        if (!tightSingle_)
            tightSingle_ = u;
    }

    // --- events ---

    /// Handles a tight edge from an outer vertex. True if a tree could cover its root; it is done then and stands
    /// still.
    bool useEdge(Edge edge)
    {
        if (takeSingle())
            return true;
        const int from = state_.top[index(edge.from)];
        const int to = state_.top[index(edge.to)];
        const Label label = label_[index(to)];
        if (from == to || label == Label::inner || isDone(from) || (label == Label::outer && isDone(to)))
            return false;
        const int root = root_[index(from)];
        if (label == Label::outer) {
            if (root == root_[index(to)]) {
                contract(edge);
                return false;
            }
            flip(edge.from, edge.to);
            flip(edge.to, edge.from);
            setDone(from);
            setDone(to);
            return true;
        }
        const int mate = state_.mate[index(state_.base(to))];
        if (mate == exposed || mate == single) {
            makeInner(to, edge, root); // no other tree comes through him now
            state_.rebase(to, edge.to);
            state_.mate[index(edge.to)] = edge.from;
            flip(edge.from, edge.to);
            setDone(from);
            return true;
        }
        const int baseVertex = state_.base(to);
        makeInner(to, edge, root);
        makeOuter(state_.top[index(mate)], Edge{baseVertex, mate}, root);
        return false;
    }

    /// True if an outer vertex that may be single has covered its root so.
    bool takeSingle()
    {
        if (!tightSingle_)
            return false;
        const int v = *tightSingle_;
        tightSingle_.reset();
        if (isDone(state_.top[index(v)]))
            return false;
        flip(v, single);
        setDone(state_.top[index(v)]);
        return true;
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

    /// Moves time on to the next event. False if there is none (or none at once, with keepDuals).
    bool advance(bool keepDuals)
    {
        Watch::heed();
        if (tightSingle_)
            return true;
        std::optional<Weight> next; // doubled time
        const auto consider = [&](const Weight& candidate) {
            if (!next || candidate < *next)
                next = candidate;
        };
        for (int v = 0; v < graph_.count; ++v)
            if (reachFrom_[index(v)] != noNode && labelOf(v) == Label::none)
                consider((reach_[index(v)] + state_.dual[index(v)]).doubled());
        for (const int u : outer_) {
            Watch::heed();
            refreshMeeting(u);
            if (meetWith_[index(u)] != noNode)
                consider(meet_[index(u)]);
            if (graph_.singleAllowed[index(u)])
                consider((state_.dual[index(u)] - graph_.singleWeight[index(u)]).doubled());
        }
        for (int node = graph_.count; node < static_cast<int>(label_.size()); ++node)
            if (label_[index(node)] == Label::inner && state_.parent(node) == noNode)
                consider(state_.blossom(node).dual);
        if (!next)
            return false;
        const Weight when = next->halved();
        if (keepDuals && when != time_)
            return false;
        time_ = when;
        collect(*next);
        return true;
    }

    /// Gathers what has become tight at the (doubled) time just reached.
    void collect(const Weight& twice)
    {
        for (const int u : outer_)
            if (graph_.singleAllowed[index(u)] && state_.dual[index(u)] - time_ == graph_.singleWeight[index(u)]) {
                pendingSingle(u);
                return;
            }
        for (int v = 0; v < graph_.count; ++v)
            if (reachFrom_[index(v)] != noNode && labelOf(v) == Label::none &&
                reach_[index(v)] + state_.dual[index(v)] == time_)
                tight_.push_back({reachFrom_[index(v)], v});
        for (const int u : outer_)
            if (meetWith_[index(u)] != noNode && meet_[index(u)] == twice) {
                tight_.push_back({u, meetWith_[index(u)]});
                meetWith_[index(u)] = staleMeeting;
            }
        const int nodes = static_cast<int>(label_.size());
        for (int node = graph_.count; node < nodes; ++node)
            if (label_[index(node)] == Label::inner && state_.parent(node) == noNode &&
                state_.blossom(node).dual == twice)
                expand(node);
    }

    /// The nearest other outer node of an outer vertex; looked up again once it lies in the same node.
    void refreshMeeting(int u)
    {
        const int known = meetWith_[index(u)];
        const int topU = state_.top[index(u)];
        if (known == noNode || (known != staleMeeting && state_.top[index(known)] != topU))
            return;
        meetWith_[index(u)] = noNode;
        const std::size_t row = graph_.at(u, 0);
        for (const int v : outer_) {
            if (!graph_.allowed[row + index(v)] || state_.top[index(v)] == topU)
                continue;
            const Weight slack = state_.dual[index(u)] + state_.dual[index(v)] - graph_.weight[row + index(v)];
            if (meetWith_[index(u)] == noNode || slack < meet_[index(u)]) {
                meetWith_[index(u)] = v;
                meet_[index(u)] = slack;
            }
        }
    }

    // --- blossoms ---

    /// The outer nodes from `node` up to the root.
    int outerParent(int node) const
    {
        const int inner = state_.top[index(via_[index(node)]->from)];
        return state_.top[index(via_[index(inner)]->from)];
    }

    void contract(Edge edge)
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
            isDone_.resize(index(state_.nodeCount()), 0);
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

        std::vector<int> formerlyInner;
        for (const int child : blossom.children) {
            const bool inner = label_[index(child)] == Label::inner;
            if (state_.isBlossom(child)) // frozen at its present value
                inner ? state_.blossom(child).dual -= time_.doubled() : state_.blossom(child).dual += time_.doubled();
            state_.forEachVertex(child, [&](int v) {
                blossom.vertices.push_back(v);
                if (inner) {
                    state_.dual[index(v)] += time_.doubled();
                    formerlyInner.push_back(v);
                }
            });
            state_.setParent(child, node);
        }
        state_.setTop(node);
        setLabel(node, Label::outer);
        via_[index(node)] = via_[index(meeting)];
        root_[index(node)] = root_[index(meeting)];
        for (const int v : formerlyInner)
            scan(v);
    }

    /// An inner blossom whose dual value is used up falls apart; its even path stays in the tree.
    void expand(int node)
    {
        const Edge entry = *via_[index(node)];
        const int first = state_.childAround(node, entry.to);
        const std::vector<Edge> links = state_.blossom(node).links;
        const std::vector<int> children = state_.release(node);
        label_[index(node)] = Label::none;

        const auto size = children.size();
        std::vector<bool> onPath(size, false);
        struct Step {
            int node;
            Edge via;
            bool outer;
        };
        std::vector<Step> steps;
        auto at = static_cast<std::size_t>(std::find(children.begin(), children.end(), first) - children.begin());
        const bool forward = at % 2 == 1;
        steps.push_back({children[at], entry, false});
        onPath[at] = true;
        bool outer = true;
        while (at != 0) {
            const std::size_t to = forward ? (at + 1) % size : at - 1;
            const Edge link = forward ? links[at] : Edge{links[to].to, links[to].from};
            steps.push_back({children[to], link, outer});
            onPath[to] = true;
            outer = !outer;
            at = to;
        }
        // The vertices are still kept as inner ones: first let go of those off the path.
        for (std::size_t i = 0; i < size; ++i) {
            setLabel(children[i], Label::none);
            state_.forEachVertex(children[i], [&](int v) { state_.dual[index(v)] += time_; });
        }
        for (const Step& step : steps)
            if (!step.outer)
                makeInner(step.node, step.via, root_[index(node)]);
        for (const Step& step : steps)
            if (step.outer)
                makeOuter(step.node, step.via, root_[index(node)]);
        for (std::size_t i = 0; i < size; ++i)
            if (!onPath[i])
                state_.forEachVertex(children[i], [&](int v) {
                    if (reachFrom_[index(v)] != noNode && reach_[index(v)] + state_.dual[index(v)] == time_)
                        tight_.push_back({reachFrom_[index(v)], v});
                });
    }

    /// Puts the dual values back into plain form and drops blossoms that mean nothing any more.
    void finish()
    {
        const Weight twice = time_.doubled();
        for (int v = 0; v < graph_.count; ++v) {
            const Label label = labelOf(v);
            if (label == Label::outer)
                state_.dual[index(v)] -= time_;
            else if (label == Label::inner)
                state_.dual[index(v)] += time_;
        }
        std::vector<int> outermost;
        for (int v = 0; v < graph_.count; ++v) {
            const int node = state_.top[index(v)];
            if (state_.isBlossom(node) && state_.base(node) == v)
                outermost.push_back(node);
        }
        for (const int node : outermost) {
            const Label label = label_[index(node)];
            if (label == Label::outer)
                state_.blossom(node).dual += twice;
            else if (label == Label::inner)
                state_.blossom(node).dual -= twice;
        }
        while (!outermost.empty()) {
            const int node = outermost.back();
            outermost.pop_back();
            if (!state_.blossom(node).dual.isZero())
                continue;
            for (const int child : state_.release(node))
                if (state_.isBlossom(child))
                    outermost.push_back(child);
        }
    }

    static constexpr int staleMeeting = -2;

    const Graph<Weight>& graph_;
    CoverState<Weight>& state_;
    std::vector<Label> label_;             ///< by node
    std::vector<Label> vertexLabel_;       ///< by vertex: that of its outermost node
    std::vector<std::optional<Edge>> via_; ///< the tree edge that leads to a node
    std::vector<int> root_;                ///< by node in a tree: the node that was its root
    std::vector<std::uint8_t> isDone_;     ///< by root: its tree has covered it
    std::vector<int> reachFrom_;           ///< best outer vertex for a vertex outside the tree
    std::vector<Weight> reach_;            ///< its dual value less the weight of the edge
    std::vector<int> meetWith_;            ///< best other outer vertex for an outer one
    std::vector<Weight> meet_;             ///< slack of that edge
    std::vector<int> outer_;               ///< outer vertices in the order of labelling
    std::vector<Edge> tight_;              ///< tight edges not looked at yet
    std::optional<int> tightSingle_;       ///< an outer vertex that may become single at once
    Weight time_{};
};

} // namespace pairwright::matching
