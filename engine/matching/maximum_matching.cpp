#include "engine/matching/maximum_matching.h"

#include <algorithm>

namespace pairwright {

namespace {

constexpr int nobody = -1;
std::size_t index(int i)
{
    return static_cast<std::size_t>(i);
}

/// Breadth-first search for an augmenting path from one root, or from every exposed vertex at once.
class ForestSearch {
public:
    ForestSearch(const MeetingGraph& graph, std::vector<int>& mate)
        : graph_(graph)
        , mate_(mate)
        , base_(index(graph.count()))
        , parent_(index(graph.count()), nobody)
        , outer_(index(graph.count()), 0)
        , inner_(index(graph.count()), 0)
    {
        for (int v = 0; v < graph.count(); ++v)
            base_[index(v)] = v;
        unseen_ = base_;
    }

    void addRoot(int v) { makeOuter(v); }

    /// Grows the forest; if `augment`, stops and flips the first path found. True if one was found.
    bool grow(bool augment)
    {
        std::size_t head = 0;
        while (head < queue_.size()) { // the queue grows on the way
            const int u = queue_[head++];
            for (std::size_t k = 0; k < unseen_.size();) { // vertices outside the forest
                const int v = unseen_[k];
                if (outer_[index(v)] || inner_[index(v)]) {
                    unseen_[k] = unseen_.back();
                    unseen_.pop_back();
                    continue;
                }
                if (!graph_.allowed(u, v)) {
                    ++k;
                    continue;
                }
                parent_[index(v)] = u;
                inner_[index(v)] = 1;
                if (mate_[index(v)] == nobody) {
                    if (augment)
                        flip(v);
                    return true;
                }
                makeOuter(mate_[index(v)]);
            }
            std::size_t next = 0;
            while (next < queue_.size()) { // outer vertices: an odd circle closes, and lets the queue grow
                const int v = queue_[next++];
                if (base_[index(u)] != base_[index(v)] && mate_[index(u)] != v && graph_.allowed(u, v) &&
                    root(u) == root(v))
                    closeCircle(u, v);
            }
        }
        return false;
    }

    [[nodiscard]] bool isOuter(int v) const { return outer_[index(v)] != 0; }
    [[nodiscard]] bool isInner(int v) const { return inner_[index(v)] != 0 && outer_[index(v)] == 0; }

private:
    void makeOuter(int v)
    {
        if (outer_[index(v)])
            return;
        outer_[index(v)] = 1;
        queue_.push_back(v);
    }

    int root(int v) const
    {
        for (;;) {
            v = base_[index(v)];
            if (mate_[index(v)] == nobody)
                return v;
            v = parent_[index(mate_[index(v)])];
        }
    }

    int commonBase(int a, int b) const
    {
        std::vector<std::uint8_t> onPath(base_.size(), 0);
        for (;;) {
            a = base_[index(a)];
            onPath[index(a)] = 1;
            if (mate_[index(a)] == nobody)
                break;
            a = parent_[index(mate_[index(a)])];
        }
        for (;;) {
            b = base_[index(b)];
            if (onPath[index(b)])
                return b;
            b = parent_[index(mate_[index(b)])];
        }
    }

    void closeCircle(int u, int v)
    {
        const int meeting = commonBase(u, v);
        std::vector<std::uint8_t> inCircle(base_.size(), 0);
        const auto mark = [&](int from, int child) {
            while (base_[index(from)] != meeting) {
                const int mate = mate_[index(from)];
                inCircle[index(base_[index(from)])] = 1;
                inCircle[index(base_[index(mate)])] = 1;
                parent_[index(from)] = child;
                child = mate;
                from = parent_[index(mate)];
            }
        };
        mark(u, v);
        mark(v, u);
        for (int x = 0; x < graph_.count(); ++x)
            if (inCircle[index(base_[index(x)])]) {
                base_[index(x)] = meeting;
                makeOuter(x);
            }
    }

    void flip(int v)
    {
        while (v != nobody) {
            const int before = parent_[index(v)];
            const int next = mate_[index(before)];
            mate_[index(v)] = before;
            mate_[index(before)] = v;
            v = next;
        }
    }

    const MeetingGraph& graph_;
    std::vector<int>& mate_;
    std::vector<int> base_;
    std::vector<int> parent_;
    std::vector<std::uint8_t> outer_;
    std::vector<std::uint8_t> inner_;
    std::vector<int> unseen_;
    std::vector<int> queue_;
};

} // namespace

MaximumMatching::MaximumMatching(const MeetingGraph& graph)
    : mate_(index(graph.count()), nobody)
    , graph_(graph)
{
    for (int v = 0; v < graph.count(); ++v)
        for (int u = v + 1; u < graph.count() && mate_[index(v)] == nobody; ++u)
            if (mate_[index(u)] == nobody && graph.allowed(u, v)) {
                mate_[index(u)] = v;
                mate_[index(v)] = u;
            }
    for (int v = 0; v < graph.count(); ++v)
        if (mate_[index(v)] == nobody) {
            ForestSearch search(graph, mate_);
            search.addRoot(v);
            search.grow(true);
        }
}

bool MaximumMatching::isPerfect() const
{
    return std::find(mate_.begin(), mate_.end(), nobody) == mate_.end();
}

std::optional<int> MaximumMatching::partner(int v) const
{
    const int mate = mate_[index(v)];
    return mate == nobody ? std::nullopt : std::optional<int>(mate);
}

MaximumMatching::Obstruction MaximumMatching::obstruction() const
{
    Obstruction result;
    std::vector<int> mate = mate_;
    ForestSearch search(graph_, mate);
    for (int v = 0; v < graph_.count(); ++v)
        if (mate[index(v)] == nobody)
            search.addRoot(v);
    search.grow(false);
    std::vector<int> left;
    for (int v = 0; v < graph_.count(); ++v) {
        if (search.isOuter(v))
            left.push_back(v);
        else if (search.isInner(v))
            result.barrier.push_back(v);
    }
    while (!left.empty()) {
        std::vector<int> circle{left.back()};
        left.pop_back();
        for (std::size_t i = 0; i < circle.size(); ++i) {
            const auto apart =
                std::stable_partition(left.begin(), left.end(), [&](int v) { return !graph_.allowed(circle[i], v); });
            circle.insert(circle.end(), apart, left.end());
            left.erase(apart, left.end());
        }
        std::sort(circle.begin(), circle.end());
        result.circles.push_back(std::move(circle));
    }
    std::sort(result.circles.begin(), result.circles.end(),
              [](const auto& a, const auto& b) { return a.size() != b.size() ? a.size() < b.size() : a < b; });
    return result;
}

} // namespace pairwright
