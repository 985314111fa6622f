#pragma once

#include "engine/base/watch.h"
#include "engine/matching/alternating_trees.h"
#include "engine/matching/cover_graph.h"
#include "engine/matching/cover_state.h"

#include <optional>
#include <utility>
#include <vector>

namespace pairwright::matching {

/// Alternating trees that grow from exposed vertices along tight edges, and the dual values that change with them.
/// Which trees there are, and when they are done, CoverSearch decides.
template <class Weight>
class AlternatingForest : protected AlternatingTrees<Weight> {
    using Trees = AlternatingTrees<Weight>;

protected:
    using Trees::index;
    using Trees::label_;
    using Trees::labelOf;
    using Trees::root_;
    using Trees::rootOf;
    using Trees::state_;
    using Trees::time_;
    using Trees::vertexLabel_;
    using Trees::via_;
    using typename Trees::Label;

    AlternatingForest(const Graph<Weight>& graph, CoverState<Weight>& state)
        : Trees(state)
        , graph_(graph)
    {
    }
    ~AlternatingForest() = default;

    void reset()
    {
        const auto n = index(graph_.count);
        this->clear();
        load_.assign(index(state_.nodeCount()), 0);
        reachFrom_.assign(n, noNode);
        reach_.resize(n);
        meetWith_.assign(n, noNode);
        meet_.resize(n);
        outer_.clear();
        joining_.clear();
        growing_.clear();
        closing_.clear();
        grown_ = 0;
        tightSingle_.reset();
    }

    // --- labels ---

    /// `vertex` is exposed: its outermost node becomes the root of a tree.
    void plant(int vertex)
    {
        const int node = state_.top[index(vertex)];
        makeOuter(node, std::nullopt, node);
    }
    void makeOuter(int node, std::optional<Edge> via, int root)
    {
        this->enter(node, Label::outer, via, root);
        state_.forEachVertex(node, [&](int v) { scan(v); });
    }
    void makeInner(int node, Edge via, int root) { this->enter(node, Label::inner, via, root); }

    /// Looks at every edge of a new outer vertex.
    void scan(int u)
    {
        Watch::heed();
        outer_.push_back(u);
        meetWith_[index(u)] = noNode;
        const Weight base = state_.dual[index(u)];
        const int topU = state_.top[index(u)];
        const int root = root_[index(topU)];
        const Weight twice = time_.doubled();
        const auto* edges = graph_.edges(u);
        if (graph_.maySingle(u) && base - time_ == graph_.singleWeight(u))
            pendingSingle(u);
        for (int v = 0; v < graph_.count; ++v) {
            if (edges[v] == Graph<Weight>::forbidden)
                continue;
            const Label label = vertexLabel_[index(v)];
            if (label == Label::outer) {
                if (state_.top[index(v)] == topU)
                    continue;
                const Weight slack = base + state_.dual[index(v)] - graph_.weights[edges[v]];
                if (slack == twice)
                    noteMeeting({u, v});
                else if (meetWith_[index(u)] == noNode || slack < meet_[index(u)]) {
                    meetWith_[index(u)] = v;
                    meet_[index(u)] = slack;
                }
                continue;
            }
            const Weight reach = base - graph_.weights[edges[v]];
            if (const int before = reachFrom_[index(v)]; before != noNode) {
                if (reach_[index(v)] < reach)
                    continue;
                const int other = rootOf(before);
                if (reach == reach_[index(v)]) { // as near as before: if that is tight, it has been noted
                    if (load_[index(other)] > load_[index(root)] + 1)
                        setReachFrom(v, u);
                    continue;
                }
            }
            setReachFrom(v, u);
            reach_[index(v)] = reach;
            if (isTightlyReached(v))
                growing_.push_back(v);
        }
    }

    /// What is as near to several trees goes to the one that has the least: many small trees cover more at once than a
    /// large one.
    void setReachFrom(int v, int u)
    {
        if (const int before = reachFrom_[index(v)]; before != noNode && labelOf(before) == Label::outer)
            --load_[index(rootOf(before))];
        reachFrom_[index(v)] = u;
        ++load_[index(rootOf(u))];
    }

    void pendingSingle(int u)
    {
        if (!tightSingle_)
            tightSingle_ = u;
    }

    // --- events ---

    [[nodiscard]] bool hasTight() const
    {
        return tightSingle_ || !joining_.empty() || grown_ < growing_.size() || !closing_.empty();
    }

    /// A tight edge between two outer vertices: of two trees, which it covers, or of one, which gets a blossom.
    void noteMeeting(Edge edge)
    {
        const bool joins = root_[index(state_.top[index(edge.from)])] != root_[index(state_.top[index(edge.to)])];
        (joins ? joining_ : closing_).push_back(edge);
    }

    /// Uses what is tight: what covers two roots first, then what lets trees grow, evenly; blossoms last, many are
    /// never needed. True if a tree could cover its root; that tree is gone then, its vertices belong to none.
    bool useTight()
    {
        if (tightSingle_)
            return takeSingle();
        if (!joining_.empty())
            return useEdge(takeLast(joining_));
        if (grown_ == growing_.size())
            return useEdge(takeLast(closing_));
        const int v = growing_[grown_++];
        if (grown_ == growing_.size()) {
            growing_.clear();
            grown_ = 0;
        }
        return isTightlyReached(v) && useEdge({reachFrom_[index(v)], v});
    }

    static Edge takeLast(std::vector<Edge>& edges)
    {
        const Edge edge = edges.back();
        edges.pop_back();
        return edge;
    }

    /// A vertex outside the trees that one of them may take at once.
    [[nodiscard]] bool isTightlyReached(int v) const
    {
        return labelOf(v) == Label::none && reachFrom_[index(v)] != noNode &&
               reach_[index(v)] + state_.dual[index(v)] == time_;
    }

    bool useEdge(Edge edge)
    {
        const int from = state_.top[index(edge.from)];
        const int to = state_.top[index(edge.to)];
        const Label label = label_[index(to)];
        if (from == to || label == Label::inner || labelOf(edge.from) != Label::outer)
            return false; // a vertex whose tree has gone is looked at again when it comes into another
        const int root = root_[index(from)];
        if (label == Label::outer) {
            const int otherRoot = root_[index(to)];
            if (root == otherRoot) {
                contract(edge);
                return false;
            }
            this->flip(edge.from, edge.to);
            this->flip(edge.to, edge.from);
            dissolve(root);
            dissolve(otherRoot);
            return true;
        }
        const int mate = state_.mate[index(state_.base(to))];
        if (mate == exposed || mate == single) {
            makeInner(to, edge, root); // no other tree comes through him now
            state_.rebase(to, edge.to);
            state_.mate[index(edge.to)] = edge.from;
            this->flip(edge.from, edge.to);
            dissolve(root);
            return true;
        }
        const int baseVertex = state_.base(to);
        makeInner(to, edge, root);
        makeOuter(state_.top[index(mate)], Edge{baseVertex, mate}, root);
        return false;
    }

    /// An outer vertex that may be single covers its root so.
    bool takeSingle()
    {
        const int v = *tightSingle_;
        tightSingle_.reset();
        const int root = root_[index(state_.top[index(v)])];
        this->flip(v, single);
        dissolve(root);
        return true;
    }

    /// Moves time on to the next event. False if there is none.
    bool advance()
    {
        Watch::heed();
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
            if (graph_.maySingle(u))
                consider((state_.dual[index(u)] - graph_.singleWeight(u)).doubled());
        }
        for (int node = graph_.count; node < static_cast<int>(label_.size()); ++node)
            if (label_[index(node)] == Label::inner && state_.parent(node) == noNode)
                consider(state_.blossom(node).dual);
        if (!next)
            return false;
        time_ = next->halved();
        collect(*next);
        return true;
    }

    /// Gathers what has become tight at the (doubled) time just reached.
    void collect(const Weight& twice)
    {
        for (const int u : outer_)
            if (graph_.maySingle(u) && state_.dual[index(u)] - time_ == graph_.singleWeight(u)) {
                pendingSingle(u);
                return;
            }
        for (int v = 0; v < graph_.count; ++v)
            if (isTightlyReached(v))
                growing_.push_back(v);
        for (const int u : outer_)
            if (meetWith_[index(u)] != noNode && meet_[index(u)] == twice) {
                noteMeeting({u, meetWith_[index(u)]});
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
        const auto* edges = graph_.edges(u);
        for (const int v : outer_) {
            if (edges[v] == Graph<Weight>::forbidden || state_.top[index(v)] == topU)
                continue;
            const Weight slack = state_.dual[index(u)] + state_.dual[index(v)] - graph_.weights[edges[v]];
            if (meetWith_[index(u)] == noNode || slack < meet_[index(u)]) {
                meetWith_[index(u)] = v;
                meet_[index(u)] = slack;
            }
        }
    }

    // --- trees that have done their work ---

    /// The vertices of a tree belong to none any more; their dual values are what they have become.
    void dissolve(int root)
    {
        std::vector<int> nodes;
        for (int node = 0; node < static_cast<int>(label_.size()); ++node)
            if (root_[index(node)] == root && label_[index(node)] != Label::none && state_.parent(node) == noNode)
                nodes.push_back(node);
        for (const int node : nodes) {
            if (label_[index(node)] == Label::outer)
                state_.forEachVertex(node, [&](int v) {
                    reachFrom_[index(v)] = v; // not kept while it was outer: no vertex reaches itself
                });
            this->leave(node);
        }
        load_[index(root)] = 0;
        if (tightSingle_ && labelOf(*tightSingle_) != Label::outer)
            tightSingle_.reset();
    }

    /// After trees have dissolved, what the others know of their vertices is looked up again; the others go on growing
    /// from where they are.
    void forgetDissolved()
    {
        std::erase_if(outer_, [&](int u) { return labelOf(u) != Label::outer; });
        for (const int u : outer_)
            if (meetWith_[index(u)] >= 0 && labelOf(meetWith_[index(u)]) != Label::outer)
                meetWith_[index(u)] = staleMeeting;
        for (int v = 0; v < graph_.count; ++v) {
            const int from = reachFrom_[index(v)];
            if (labelOf(v) != Label::outer && from != noNode && labelOf(from) != Label::outer)
                lookUpReach(v);
        }
    }

    void lookUpReach(int v)
    {
        Watch::heed();
        const bool isBound = reachFrom_[index(v)] != v; // no tree is nearer than the one that has gone
        const Weight bound = reach_[index(v)];
        reachFrom_[index(v)] = noNode;
        int nearest = noNode;
        const auto* edges = graph_.edges(v);
        const std::size_t start = outer_.empty() ? 0 : index(v) * 7919 % outer_.size(); // not all to the same tree
        for (std::size_t i = 0; i < outer_.size(); ++i) {
            const std::size_t at = start + i;
            const int u = outer_[at < outer_.size() ? at : at - outer_.size()];
            if (edges[u] == Graph<Weight>::forbidden)
                continue;
            const Weight reach = state_.dual[index(u)] - graph_.weights[edges[u]];
            if (nearest != noNode && !(reach < reach_[index(v)]))
                continue;
            nearest = u;
            reach_[index(v)] = reach;
            if (isBound && reach == bound)
                break;
        }
        if (nearest == noNode)
            return;
        setReachFrom(v, nearest);
        if (isTightlyReached(v))
            growing_.push_back(v);
    }

    // --- blossoms ---

    void contract(Edge edge)
    {
        std::vector<int> formerlyInner;
        this->closeCircle(edge, formerlyInner);
        load_.resize(label_.size(), 0);
        for (const int v : formerlyInner)
            scan(v);
    }

    /// An inner blossom whose dual value is used up falls apart; its even path stays in the tree.
    void expand(int node)
    {
        const int root = root_[index(node)];
        const auto [steps, besides] = this->open(node);
        for (const auto& step : steps)
            if (!step.outer)
                makeInner(step.node, step.via, root);
        for (const auto& step : steps)
            if (step.outer)
                makeOuter(step.node, step.via, root);
        for (const int child : besides)
            state_.forEachVertex(child, [&](int v) {
                if (isTightlyReached(v))
                    growing_.push_back(v);
            });
    }

    static constexpr int staleMeeting = -2;

    const Graph<Weight>& graph_;
    std::vector<int> load_;      ///< by root: how many vertices its tree is nearest to
    std::vector<int> reachFrom_; ///< best outer vertex for a vertex outside the tree
    std::vector<Weight> reach_;  ///< its dual value less the weight of the edge
    std::vector<int> meetWith_;  ///< best other outer vertex for an outer one
    std::vector<Weight> meet_;   ///< slack of that edge
    std::vector<int> outer_;     ///< outer vertices in the order of labelling
    std::vector<Edge> joining_;  ///< tight edges not looked at yet: between two trees,
    std::vector<int> growing_;   ///< out of a tree (before `grown_`: looked at), by their outer end,
    std::vector<Edge> closing_;  ///< inside a tree
    std::size_t grown_ = 0;
    std::optional<int> tightSingle_; ///< an outer vertex that may become single at once
};

} // namespace pairwright::matching
