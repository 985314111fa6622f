#include "tests/oracle/shared/largest_matching.h"

#include <algorithm>
#include <optional>
#include <queue>

namespace pairwright::oracle {

namespace {

using Vertex = std::size_t;
using Link = std::optional<Vertex>;

/// Looks for augmenting paths from one vertex after another; odd circles shrink into their base.
class Matching {
public:
    explicit Matching(std::vector<std::vector<Vertex>> neighbours)
        : neighbours_(std::move(neighbours))
        , mate_(neighbours_.size())
    {
    }

    int size()
    {
        int pairs = takeWhatComes();
        for (Vertex root = 0; root < mate_.size(); ++root)
            if (!mate_[root] && grow(root))
                ++pairs;
        return pairs;
    }

private:
    int takeWhatComes()
    {
        int pairs = 0;
        for (Vertex one = 0; one < mate_.size(); ++one) {
            if (mate_[one])
                continue;
            const auto& others = neighbours_[one];
            const auto free = std::find_if(others.begin(), others.end(), [this](Vertex v) { return !mate_[v]; });
            if (free == others.end())
                continue;
            mate_[one] = *free;
            mate_[*free] = one;
            ++pairs;
        }
        return pairs;
    }

    /// True if the tree from this free vertex reached another one.
    bool grow(Vertex root)
    {
        const std::size_t n = mate_.size();
        parent_.assign(n, std::nullopt);
        outer_.assign(n, false);
        base_.resize(n);
        for (Vertex v = 0; v < n; ++v)
            base_[v] = v;
        outer_[root] = true;
        queue_ = {};
        queue_.push(root);
        while (!queue_.empty()) {
            const Vertex from = queue_.front();
            queue_.pop();
            for (const Vertex to : neighbours_[from])
                if (base_[from] != base_[to] && mate_[from] != to && visit(root, from, to))
                    return true;
        }
        return false;
    }

    bool visit(Vertex root, Vertex from, Vertex to)
    {
        const bool isOuter = to == root || (mate_[to] && parent_[*mate_[to]]);
        if (isOuter) {
            shrink(from, to);
        } else if (!parent_[to]) {
            parent_[to] = from;
            if (!mate_[to]) {
                augment(to);
                return true;
            }
            outer_[*mate_[to]] = true;
            queue_.push(*mate_[to]);
        }
        return false;
    }

    void augment(Vertex end)
    {
        for (Link v = end; v;) {
            const Vertex before = *parent_[*v];
            const Link next = mate_[before];
            mate_[*v] = before;
            mate_[before] = *v;
            v = next;
        }
    }

    [[nodiscard]] Vertex commonBase(Vertex one, Vertex other) const
    {
        std::vector<bool> onPath(mate_.size(), false);
        for (Vertex v = base_[one];; v = base_[*parent_[*mate_[v]]]) {
            onPath[v] = true;
            if (!mate_[v])
                break;
        }
        Vertex v = base_[other];
        while (!onPath[v])
            v = base_[*parent_[*mate_[v]]];
        return v;
    }

    void shrink(Vertex one, Vertex other)
    {
        const Vertex common = commonBase(one, other);
        std::vector<bool> inBlossom(mate_.size(), false);
        markPath(one, common, other, inBlossom);
        markPath(other, common, one, inBlossom);
        for (Vertex v = 0; v < base_.size(); ++v) {
            if (!inBlossom[base_[v]])
                continue;
            base_[v] = common;
            if (!outer_[v]) {
                outer_[v] = true;
                queue_.push(v);
            }
        }
    }

    void markPath(Vertex v, Vertex common, Vertex child, std::vector<bool>& inBlossom)
    {
        while (base_[v] != common) {
            const Vertex mate = *mate_[v];
            inBlossom[base_[v]] = inBlossom[base_[mate]] = true;
            parent_[v] = child;
            child = mate;
            v = *parent_[mate];
        }
    }

    std::vector<std::vector<Vertex>> neighbours_;
    std::vector<Link> mate_;
    std::vector<Link> parent_;
    std::vector<bool> outer_;
    std::vector<Vertex> base_;
    std::queue<Vertex> queue_;
};

} // namespace

int mostPairsOf(const std::vector<Rank>& players, const std::function<bool(Rank, Rank)>& mayBePaired)
{
    std::vector<std::vector<Vertex>> neighbours(players.size());
    for (Vertex one = 0; one < players.size(); ++one)
        for (Vertex other = one + 1; other < players.size(); ++other)
            if (mayBePaired(players[one], players[other])) {
                neighbours[one].push_back(other);
                neighbours[other].push_back(one);
            }
    return Matching(std::move(neighbours)).size();
}

} // namespace pairwright::oracle
