#include "engine/lim/scoregroup.h"

#include "engine/base/index.h"
#include "engine/matching/maximum_matching.h"
#include "engine/matching/weighted_matching.h"

#include <algorithm>
#include <iterator>

namespace pairwright::lim {

namespace {

/// Answers whether a pair is available: compatible, and the others can still all be paired (3.8).
class Availability {
public:
    virtual ~Availability() = default;
    Availability(const Availability&) = delete;
    Availability& operator=(const Availability&) = delete;

    [[nodiscard]] virtual bool isAvailable(int v, int u) = 0;
    /// The same; if so, the pair stands from now on.
    virtual bool take(int v, int u) = 0;
    /// True if only the end of the walk proves the answers, and only those about pairs that were taken.
    [[nodiscard]] virtual bool isGuess() const = 0;

protected:
    Availability() = default;
};

/// Takes every compatible pair for available. Where the walk ends with everybody paired, that was true
/// of each pair that it took: the pairs made afterwards are the proof.
class Optimistic final : public Availability {
public:
    Optimistic(const LimField& field, const std::vector<int>& ranks)
        : field_(field)
        , ranks_(ranks)
    {
    }
    bool isAvailable(int v, int u) override { return field_.compatible(ranks_[index(v)], ranks_[index(u)]); }
    bool take(int v, int u) override { return isAvailable(v, u); }
    [[nodiscard]] bool isGuess() const override { return true; }

private:
    const LimField& field_;
    const std::vector<int>& ranks_;
};

class Exact final : public Availability {
public:
    Exact(const LimField& field, const std::vector<int>& ranks)
    {
        const int count = static_cast<int>(ranks.size());
        matching_ = WeightedMatching::create(count, 1);
        for (int v = 0; v < count; ++v)
            for (int u = 0; u < v; ++u)
                if (field.compatible(ranks[index(u)], ranks[index(v)]))
                    matching_->allowPair(u, v, {});
        matching_->solve();
    }
    bool isAvailable(int v, int u) override { return matching_->mayPair(v, u) && matching_->couldRestrict(v, u); }
    bool take(int v, int u) override
    {
        return matching_->mayPair(v, u) && matching_->restrictPartners(v, std::vector<int>{u});
    }
    [[nodiscard]] bool isGuess() const override { return false; }

private:
    std::unique_ptr<WeightedMatching> matching_;
};

/// Pairs the players of a group one after the other.
class Walk {
public:
    /// `ranks`: in the order of the direction.
    Walk(const LimField& field, const std::vector<int>& ranks, Availability& availability)
        : field_(field)
        , ranks_(ranks)
        , availability_(availability)
        , open_(ranks.size(), true)
    {
    }

    /// The floaters in their order, then the remainder: the first against the second half, exchanges
    /// downwards, then upwards (2.4, 3.6, 3.7, 4.2, 4.3). False: somebody found nobody.
    bool run(const std::vector<int>& floaters)
    {
        for (const int rank : floaters) {
            const int vertex = static_cast<int>(std::find(ranks_.begin(), ranks_.end(), rank) - ranks_.begin());
            // Perhaps a floater before him has taken him.
            if (open_[index(vertex)] && !pair(vertex, openVertices(vertex)))
                return false;
        }
        for (std::vector<int> left = openVertices(noVertex); !left.empty(); left = openVertices(noVertex)) {
            const std::size_t half = left.size() / 2;
            std::vector<int> order(left.begin() + static_cast<std::ptrdiff_t>(half), left.end());
            for (std::size_t i = half; i-- > 1;)
                order.push_back(left[i]);
            if (!pair(left.front(), order))
                return false;
        }
        return true;
    }

    [[nodiscard]] std::vector<LimPair> takePairs() { return std::move(pairs_); }

private:
    static constexpr int noVertex = -1;

    [[nodiscard]] std::vector<int> openVertices(int but) const
    {
        std::vector<int> result;
        for (int v = 0; v < static_cast<int>(ranks_.size()); ++v)
            if (open_[index(v)] && v != but)
                result.push_back(v);
        return result;
    }
    [[nodiscard]] int rankOf(int vertex) const { return ranks_[index(vertex)]; }

    /// The first available opponent who suits, else the first available one (3.8, 5.2). In a
    /// Maxi-tournament the suited one must be near the one whom he replaces (5.7).
    bool pair(int vertex, const std::vector<int>& order)
    {
        LimPair made;
        made.first = rankOf(vertex);
        std::optional<int> firstAvailable;
        std::size_t passedBefore = 0;
        for (const int candidate : order) {
            const int rank = rankOf(candidate);
            RejectedAlternative::Reason reason = RejectedAlternative::Reason::incompatible;
            if (field_.compatible(made.first, rank)) {
                reason = RejectedAlternative::Reason::othersLeftOver;
                if (!field_.suit(made.first, rank)) {
                    if (!firstAvailable && availability_.isAvailable(vertex, candidate)) {
                        firstAvailable = candidate;
                        passedBefore = made.passed.size();
                    }
                    if (firstAvailable)
                        reason = RejectedAlternative::Reason::colourDoesNotSuit;
                } else if (firstAvailable && !field_.withinRatingLimit(rank, rankOf(*firstAvailable))) {
                    reason = RejectedAlternative::Reason::beyondRatingLimit;
                } else if (availability_.take(vertex, candidate)) {
                    // The limit was measured from somebody of whom nothing is proved.
                    if (firstAvailable && field_.hasRatingLimit() && availability_.isGuess())
                        return false;
                    settle(std::move(made), vertex, candidate);
                    return true;
                }
            }
            made.passed.push_back({rank, reason});
        }
        if (!firstAvailable || !availability_.take(vertex, *firstAvailable))
            return false;
        made.passed.resize(passedBefore);
        settle(std::move(made), vertex, *firstAvailable);
        return true;
    }

    void settle(LimPair made, int a, int b)
    {
        open_[index(a)] = open_[index(b)] = false;
        made.second = rankOf(b);
        pairs_.push_back(std::move(made));
    }

    const LimField& field_;
    const std::vector<int>& ranks_;
    Availability& availability_;
    std::vector<bool> open_;
    std::vector<LimPair> pairs_;
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
    std::sort(staying.begin(), staying.end(), [&](int a, int b) { return field.before(group.direction, a, b); });
    std::vector<int> floaters;
    const auto queueFloaters = [&](std::vector<int> incoming, bool highestFirst) {
        std::sort(incoming.begin(), incoming.end(), [&](int a, int b) {
            const Score scoreA = field.player(a).score;
            const Score scoreB = field.player(b).score;
            if (scoreA != scoreB)
                return highestFirst ? scoreA > scoreB : scoreA < scoreB;
            return field.before(highestFirst ? Direction::downward : Direction::upward, a, b);
        });
        std::copy_if(incoming.begin(), incoming.end(), std::back_inserter(floaters),
                     [&](int rank) { return !floatsOut(rank); });
    };
    // 3.6, 3.7: whoever comes from ahead goes first.
    const bool downward = group.direction == Direction::downward;
    queueFloaters(group.fromAhead, downward);
    queueFloaters(group.fromBehind, !downward);

    Optimistic optimistic(field, staying);
    Walk quick(field, staying, optimistic);
    if (quick.run(floaters)) {
        result.pairs = quick.takePairs();
        return result;
    }
    Exact exact(field, staying);
    Walk walk(field, staying, exact);
    walk.run(floaters);
    result.pairs = walk.takePairs();
    return result;
}

} // namespace pairwright::lim
