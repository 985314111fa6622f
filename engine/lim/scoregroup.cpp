#include "engine/lim/scoregroup.h"

#include "engine/base/index.h"
#include "engine/base/watch.h"
#include "engine/bracket/two_paths.h"
#include "engine/matching/forest_search.h"
#include "engine/matching/maximum_matching.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <numeric>

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

/// Keeps a pairing of all who are left as a witness. A pair is available if the two partners whom it sets free can be
/// paired with each other, or another pairing of the others is found from there.
class Exact final : public Availability {
public:
    Exact(const LimField& field, const std::vector<int>& ranks)
        : Exact(field, ranks, MaximumMatching(static_cast<int>(ranks.size()), [&](int a, int b) {
                                  return field.compatible(ranks[index(a)], ranks[index(b)]);
                              }).mates())
    {
    }
    /// Begins with a pairing that is known: by vertex, a compatible partner of each.
    Exact(const LimField& field, const std::vector<int>& ranks, std::vector<int> mate)
        : field_(field)
        , ranks_(ranks)
        , gone_(ranks.size(), false)
        , mate_(std::move(mate))
        , free_(ranks.size(), false)
    {
    }
    bool isAvailable(int v, int u) override
    {
        return areCompatible(v, u) && (mate_[index(v)] == u || canSwap(v, u) || isFreeFor(v, u));
    }
    bool take(int v, int u) override
    {
        if (!areCompatible(v, u))
            return false;
        if (mate_[index(v)] != u) {
            if (canSwap(v, u))
                join(mate_[index(v)], mate_[index(u)]);
            else if (!isFreeFor(v, u))
                return false;
            else
                pairWith(v, u);
        }
        settle(v, u);
        return true;
    }
    [[nodiscard]] bool isGuess() const override { return false; }
    /// The two are partners in the pairing that is known, and play.
    void settle(int v, int u)
    {
        gone_[index(v)] = gone_[index(u)] = true;
        asked_ = nobody;
    }

private:
    static constexpr int nobody = MaximumMatching::nobody;

    [[nodiscard]] bool areCompatible(int a, int b) const
    {
        return field_.compatible(ranks_[index(a)], ranks_[index(b)]);
    }
    [[nodiscard]] bool canSwap(int v, int u) const
    {
        return mate_[index(v)] != nobody && mate_[index(u)] != nobody &&
               areCompatible(mate_[index(v)], mate_[index(u)]);
    }
    void join(int a, int b)
    {
        mate_[index(a)] = b;
        mate_[index(b)] = a;
    }

    /// Whether the others can be paired without these two. Without v his partner looks for another one: exactly those
    /// whom his tree reaches as outer vertices can be spared instead of him, so one tree answers for all of them.
    [[nodiscard]] bool isFreeFor(int v, int u)
    {
        const int root = mate_[index(v)];
        if (root == nobody)
            return false;
        if (asked_ != v) {
            asked_ = v;
            std::vector<int> mate = mate_;
            mate[index(root)] = nobody;
            const MaximumMatching::Allowed allowed = amongThoseLeft(v, nobody);
            matching::ForestSearch search(allowed, mate);
            search.addRoot(root);
            search.grow(false);
            for (int other = 0; other < static_cast<int>(ranks_.size()); ++other)
                free_[index(other)] = search.isOuter(other);
        }
        return free_[index(u)];
    }

    /// Precondition: isFreeFor(v, u).
    void pairWith(int v, int u)
    {
        const int root = mate_[index(v)];
        mate_[index(root)] = mate_[index(mate_[index(u)])] = nobody;
        const MaximumMatching::Allowed allowed = amongThoseLeft(v, u);
        matching::ForestSearch search(allowed, mate_);
        search.addRoot(root);
        search.grow(true);
        join(v, u);
    }

    [[nodiscard]] MaximumMatching::Allowed amongThoseLeft(int without, int andWithout) const
    {
        return [this, without, andWithout](int a, int b) {
            const auto isOut = [&](int one) {
                return gone_[index(one)] || one == without || one == andWithout;
            };
            return !isOut(a) && !isOut(b) && areCompatible(a, b);
        };
    }

    const LimField& field_;
    const std::vector<int>& ranks_;
    std::vector<bool> gone_;
    std::vector<int> mate_;
    int asked_ = nobody;     ///< of whom free_ tells
    std::vector<bool> free_; ///< who can be spared instead of him
};

/// Pairs the players of a group one after the other.
class Walk {
public:
    /// `ranks`: in the order of the direction.
    Walk(const LimField& field, const std::vector<int>& ranks, Availability& availability)
        : field_(field)
        , ranks_(ranks)
        , availability_(availability)
        , open_(ranks.size())
    {
        std::iota(open_.begin(), open_.end(), 0);
    }

    /// The floaters in their order, then the remainder: the first against the second half, exchanges
    /// downwards, then upwards (2.4, 3.6, 3.7, 4.2, 4.3). False: somebody found nobody.
    bool run(const std::vector<int>& floaters)
    {
        for (const int rank : floaters) {
            const int vertex = static_cast<int>(std::find(ranks_.begin(), ranks_.end(), rank) - ranks_.begin());
            const auto self = std::lower_bound(open_.begin(), open_.end(), vertex);
            if (self == open_.end() || *self != vertex)
                continue; // a floater before him has taken him
            open_.erase(self);
            if (!pair(vertex, open_.size(), [this](std::size_t i) { return open_[i]; }))
                return false;
        }
        while (!open_.empty()) {
            const int vertex = open_.front();
            open_.erase(open_.begin());
            // The second half downwards, then the first half upwards, the first player left out.
            const std::size_t half = (open_.size() + 1) / 2;
            const std::size_t lower = open_.size() + 1 - half;
            const auto inTurn = [&](std::size_t i) {
                return i < lower ? open_[half - 1 + i] : open_[half - 2 - (i - lower)];
            };
            if (!pair(vertex, open_.size(), inTurn))
                return false;
        }
        return true;
    }

    [[nodiscard]] std::vector<LimPair> takePairs() { return std::move(pairs_); }

private:
    [[nodiscard]] int rankOf(int vertex) const { return ranks_[index(vertex)]; }

    /// The first available opponent who suits, else the first available one (3.8, 5.2). In a
    /// Maxi-tournament the suited one must be near the one whom he replaces (5.7).
    template <class Order>
    bool pair(int vertex, std::size_t candidates, Order inTurn)
    {
        Watch::heed();
        LimPair made;
        made.first = rankOf(vertex);
        std::optional<int> firstAvailable;
        std::size_t passedBefore = 0;
        for (std::size_t i = 0; i < candidates; ++i) {
            const int candidate = inTurn(i);
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
                    settle(std::move(made), candidate);
                    return true;
                }
            }
            made.passed.push_back({rank, reason});
        }
        if (!firstAvailable || !availability_.take(vertex, *firstAvailable))
            return false;
        made.passed.resize(passedBefore);
        settle(std::move(made), *firstAvailable);
        return true;
    }

    void settle(LimPair made, int opponent)
    {
        open_.erase(std::lower_bound(open_.begin(), open_.end(), opponent));
        made.second = rankOf(opponent);
        pairs_.push_back(std::move(made));
    }

    const LimField& field_;
    const std::vector<int>& ranks_;
    Availability& availability_;
    std::vector<int> open_; ///< vertices without an opponent, ascending
    std::vector<LimPair> pairs_;
};

std::vector<LimPair> pairExactly(const LimField& field, const std::vector<int>& staying,
                                 const std::vector<int>& floaters)
{
    Exact exact(field, staying);
    Walk walk(field, staying, exact);
    walk.run(floaters);
    return walk.takePairs();
}

/// The quick walk takes the first compatible player who does not suit for available, and finds somebody who does.
/// Whether he was, or others would have been left over with him, is told by the pairing that it ended with.
void proveReasons(const LimField& field, const std::vector<int>& staying, std::vector<LimPair>& pairs)
{
    const auto isDoubtful = [](const LimPair::Passed& passed) {
        return passed.reason == RejectedAlternative::Reason::colourDoesNotSuit;
    };
    const auto hasDoubtful = [&](const LimPair& pair) {
        return std::any_of(pair.passed.begin(), pair.passed.end(), isDoubtful);
    };
    const auto end = std::find_if(pairs.rbegin(), pairs.rend(), hasDoubtful).base();
    if (end == pairs.begin())
        return;
    std::vector<int> vertexOf(index(field.size()));
    for (std::size_t i = 0; i < staying.size(); ++i)
        vertexOf[index(staying[i])] = static_cast<int>(i);
    std::vector<int> mate(staying.size());
    for (const LimPair& pair : pairs) {
        mate[index(vertexOf[index(pair.first)])] = vertexOf[index(pair.second)];
        mate[index(vertexOf[index(pair.second)])] = vertexOf[index(pair.first)];
    }
    Exact exact(field, staying, std::move(mate));
    for (auto pair = pairs.begin(); pair != end; ++pair) {
        Watch::heed();
        const int vertex = vertexOf[index(pair->first)];
        for (LimPair::Passed& passed : pair->passed) {
            if (!isDoubtful(passed))
                continue;
            if (exact.isAvailable(vertex, vertexOf[index(passed.rank)]))
                break; // nobody who does not suit is tried after him
            passed.reason = RejectedAlternative::Reason::othersLeftOver;
        }
        exact.settle(vertex, vertexOf[index(pair->second)]);
    }
}

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
    return MaximumMatching(static_cast<int>(players.size()),
                           [&](int a, int b) { return field.compatible(players[index(a)], players[index(b)]); })
        .isPerfect();
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
    if (!GeneralPathOnly::isAsked() && quick.run(floaters)) {
        result.pairs = quick.takePairs();
        proveReasons(field, staying, result.pairs);
        assert(staying.size() > mostComparedPlayers || result.pairs == pairExactly(field, staying, floaters));
        return result;
    }
    result.pairs = pairExactly(field, staying, floaters);
    return result;
}

} // namespace pairwright::lim
