#include "engine/lim/scoregroup.h"

#include "engine/matching/maximum_matching.h"
#include "engine/matching/weighted_matching.h"

#include <algorithm>

namespace pairwright::lim {

namespace {

std::size_t index(int i)
{
    return static_cast<std::size_t>(i);
}

/// Pairs players one after the other so that those who remain can always be paired too. Vertices are
/// numbered in the order of the direction.
class Walk {
public:
    Walk(const LimField& field, Direction direction, std::vector<int> players)
        : field_(field)
        , ranks_(std::move(players))
        , open_(ranks_.size(), true)
    {
        std::sort(ranks_.begin(), ranks_.end(), [&](int a, int b) { return field.before(direction, a, b); });
        const int count = static_cast<int>(ranks_.size());
        matching_ = WeightedMatching::create(count, 1);
        for (int v = 0; v < count; ++v)
            for (int u = 0; u < v; ++u)
                if (field.compatible(ranks_[index(u)], ranks_[index(v)]))
                    matching_->allowPair(u, v, {});
        solvable_ = matching_->solve();
    }

    [[nodiscard]] bool solvable() const { return solvable_; }

    /// A floater takes the first available player who suits him, else the first available (3.8).
    void pairFloater(int rank)
    {
        const int vertex = vertexOf(rank);
        if (!open_[index(vertex)])
            return; // taken by a floater before him
        take(vertex, openVertices(vertex));
    }

    /// The remainder: the first against the second half, exchanges downwards, then upwards (2.4, 4.2, 4.3).
    void pairRest()
    {
        for (std::vector<int> left = openVertices(noVertex); !left.empty(); left = openVertices(noVertex)) {
            const std::size_t half = left.size() / 2;
            std::vector<int> order(left.begin() + static_cast<std::ptrdiff_t>(half), left.end());
            for (std::size_t i = half; i-- > 1;)
                order.push_back(left[i]);
            take(left.front(), order);
        }
    }

    [[nodiscard]] std::vector<std::pair<int, int>> takePairs() { return std::move(pairs_); }

private:
    static constexpr int noVertex = -1;

    [[nodiscard]] int vertexOf(int rank) const
    {
        return static_cast<int>(std::find(ranks_.begin(), ranks_.end(), rank) - ranks_.begin());
    }
    [[nodiscard]] std::vector<int> openVertices(int but) const
    {
        std::vector<int> result;
        for (int v = 0; v < static_cast<int>(ranks_.size()); ++v)
            if (open_[index(v)] && v != but)
                result.push_back(v);
        return result;
    }
    [[nodiscard]] int rankOf(int vertex) const { return ranks_[index(vertex)]; }

    /// 3.8, 5.2, 5.7. In a Maxi-tournament the suited opponent must be near the one he replaces.
    void take(int vertex, const std::vector<int>& order)
    {
        std::optional<int> firstAvailable;
        for (const int candidate : order) {
            if (!matching_->mayPair(vertex, candidate))
                continue;
            const bool suits = field_.suit(rankOf(vertex), rankOf(candidate));
            if (firstAvailable && (!suits || !field_.withinRatingLimit(rankOf(candidate), rankOf(*firstAvailable))))
                continue;
            if (suits) {
                // Not binding unless it is available; the first available one need not be asked again.
                if (matching_->restrictPartners(vertex, std::vector<int>{candidate})) {
                    settle(vertex, candidate);
                    return;
                }
            } else if (matching_->couldRestrict(vertex, candidate)) {
                firstAvailable = candidate;
            }
        }
        if (firstAvailable && matching_->restrictPartners(vertex, std::vector<int>{*firstAvailable}))
            settle(vertex, *firstAvailable);
    }

    void settle(int a, int b)
    {
        open_[index(a)] = open_[index(b)] = false;
        pairs_.emplace_back(rankOf(a), rankOf(b));
    }

    const LimField& field_;
    std::vector<int> ranks_;
    std::vector<bool> open_;
    std::unique_ptr<WeightedMatching> matching_;
    bool solvable_ = false;
    std::vector<std::pair<int, int>> pairs_;
};

} // namespace

std::vector<int> Scoregroup::members() const
{
    std::vector<int> all = residents;
    all.insert(all.end(), fromAhead.begin(), fromAhead.end());
    all.insert(all.end(), fromBehind.begin(), fromBehind.end());
    return all;
}

bool canPairAll(const LimField& field, const std::vector<int>& players)
{
    const int count = static_cast<int>(players.size());
    MeetingGraph graph(count);
    for (int a = 0; a < count; ++a)
        for (int b = a + 1; b < count; ++b)
            if (field.compatible(players[index(a)], players[index(b)]))
                graph.allow(a, b);
    return MaximumMatching(graph).isPerfect();
}

ScoregroupResult pairScoregroup(const LimField& field, const Scoregroup& group)
{
    ScoregroupResult result;
    result.floaters = chooseFloaters(field, group);
    const auto floatsOut = [&](int rank) {
        return std::any_of(result.floaters.begin(), result.floaters.end(),
                           [&](const FloaterChoice& floater) { return floater.rank == rank; });
    };
    std::vector<int> staying;
    for (const int rank : group.members())
        if (!floatsOut(rank))
            staying.push_back(rank);
    Walk walk(field, group.direction, staying);
    const auto pairFloaters = [&](std::vector<int> floaters, bool highestFirst) {
        std::sort(floaters.begin(), floaters.end(), [&](int a, int b) {
            const Score scoreA = field.player(a).score;
            const Score scoreB = field.player(b).score;
            if (scoreA != scoreB)
                return highestFirst ? scoreA > scoreB : scoreA < scoreB;
            return field.before(highestFirst ? Direction::downward : Direction::upward, a, b);
        });
        for (const int rank : floaters)
            if (!floatsOut(rank))
                walk.pairFloater(rank);
    };
    // 3.6, 3.7: whoever comes from ahead goes first.
    const bool downward = group.direction == Direction::downward;
    pairFloaters(group.fromAhead, downward);
    pairFloaters(group.fromBehind, !downward);
    walk.pairRest();
    result.pairs = walk.takePairs();
    return result;
}

} // namespace pairwright::lim
