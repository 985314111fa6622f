#include "engine/double_swiss/upfloaters.h"

#include "engine/base/index.h"
#include "engine/base/watch.h"
#include "engine/bracket/two_paths.h"
#include "engine/double_swiss/quick_bracket.h"
#include "engine/field/completion.h"
#include "engine/field/ranks.h"
#include "engine/matching/weighted_matching.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <memory>
#include <numeric>

namespace pairwright::double_swiss {

namespace {

constexpr std::size_t mostSets = 4000; ///< tried one by one

/// All players that are left, each paired with somebody; a resident with a lower player makes an upfloater,
/// and a player of the following scoregroup with one still lower makes an upfloater of that one.
class UpfloatProblem {
public:
    UpfloatProblem(const MatchField& field, const std::vector<int>& residents, const std::vector<int>& lower,
                   bool weighsC6)
        : field_(field)
        , ranks_(residents)
        , residents_(static_cast<int>(residents.size()))
    {
        ranks_.insert(ranks_.end(), lower.begin(), lower.end());
        next_ = residents_;
        const auto nextScore = field.scoreBelow(field.player(residents.front()).score);
        while (next_ < count() && field.player(ranks_[index(next_)]).score == nextScore)
            ++next_;
        layOut(lower, weighsC6);
        matching_ = WeightedMatching::create(count(), layout_.totalBits());
        for (int v = 0; v < count(); ++v) {
            Watch::heed();
            for (int u = 0; u < v; ++u)
                if (field.mayMeet(ranks_[index(u)], ranks_[index(v)]))
                    matching_->allowPair(u, v, penaltyOf(u, v));
        }
    }

    bool solve() { return matching_->solve(); }
    /// [C6] by the present cover: right as soon as the cover is as good as [C6] allows.
    [[nodiscard]] bool compliesC6() const
    {
        int left = 0;
        int fromBelow = 0;
        for (int v = residents_; v < next_; ++v) {
            const int partner = *matching_->partner(v);
            left += partner < residents_ ? 0 : 1;
            fromBelow += partner >= next_ ? 1 : 0;
        }
        return fromBelow == left % 2;
    }
    /// The first set in the order of 3.5.4 among the best ones.
    std::vector<int> choose()
    {
        std::size_t needed = 0;
        std::map<int, int> ofScore; // every best set has as many of each score
        for (int v = 0; v < residents_; ++v)
            if (const int partner = *matching_->partner(v); partner >= residents_) {
                ++needed;
                ++ofScore[scoreOf(partner)];
            }
        std::vector<int> chosen;
        for (int v = residents_; v < count() && chosen.size() < needed; ++v) {
            if (ofScore[scoreOf(v)] == 0)
                continue;
            std::vector<int> partners;
            for (int u = 0; u < residents_; ++u)
                if (matching_->mayPair(u, v))
                    partners.push_back(u);
            if (partners.empty() || !matching_->restrictPartners(v, partners))
                continue;
            --ofScore[scoreOf(v)];
            chosen.push_back(ranks_[index(v)]);
        }
        return chosen;
    }

private:
    [[nodiscard]] int count() const { return static_cast<int>(ranks_.size()); }
    [[nodiscard]] int scoreOf(int vertex) const { return field_.player(ranks_[index(vertex)]).score.tenths; }

    void layOut(const std::vector<int>& lower, bool weighsC6)
    {
        const std::size_t most = std::min(index(residents_), lower.size());
        count_ = layout_.add(most);
        std::map<int, std::size_t> scores;
        for (const int rank : lower)
            ++scores[field_.player(rank).score.tenths];
        for (const auto& [score, players] : scores) // [C5]: the lowest score weighs most
            score_[score] = layout_.add(std::min(most, players));
        if (weighsC6)
            nextUpfloats_ = layout_.add(index(next_ - residents_));
        floated_ = layout_.add(most);
    }

    [[nodiscard]] Penalty penaltyOf(int u, int v) const
    {
        Penalty penalty(layout_.totalBits());
        const auto charge = [&](int field) {
            penalty.charge(layout_.field(field), 1);
        };
        if (u < residents_ && v >= residents_) {
            const int rank = ranks_[index(v)];
            charge(count_);
            charge(score_.at(field_.player(rank).score.tenths));
            if (field_.countsAsFloater(rank))
                charge(floated_);
        }
        if (nextUpfloats_ && u >= residents_ && u < next_ && v >= next_)
            charge(*nextUpfloats_);
        return penalty;
    }

    const MatchField& field_;
    std::vector<int> ranks_; ///< residents, following scoregroup, everybody lower
    int residents_;
    int next_ = 0; ///< one past the following scoregroup
    PenaltyLayout layout_;
    int count_ = 0;
    std::map<int, int> score_;
    std::optional<int> nextUpfloats_;
    int floated_ = 0;
    std::unique_ptr<WeightedMatching> matching_;
};

/// What 3.5 compares, in order.
struct Worth {
    std::vector<int> c5; ///< score differences, descending
    bool violatesC6 = false;
    int c7 = 0;
    std::vector<int> ranks; ///< 3.5.4
    friend auto operator<=>(const Worth&, const Worth&) = default;
};

} // namespace

namespace {

std::optional<Upfloaters> chooseBySearch(const MatchField& field, const std::vector<int>& residents,
                                         const std::vector<int>& lower)
{
    UpfloatProblem problem(field, residents, lower, true);
    if (!problem.solve())
        return std::nullopt;
    if (problem.compliesC6())
        return Upfloaters{problem.choose(), true};
    // No set complies: [C6] tells none of them apart.
    UpfloatProblem all(field, residents, lower, false);
    all.solve();
    return Upfloaters{all.choose(), false};
}

} // namespace

std::optional<Upfloaters> chooseUpfloaters(const MatchField& field, const std::vector<int>& residents,
                                           const std::vector<int>& lower)
{
    if (lower.empty())
        return Upfloaters{};
    if (!GeneralPathOnly::isAsked())
        if (auto quick = chooseQuickly(field, residents, lower)) {
            assert(residents.size() + lower.size() > mostComparedPlayers ||
                   chooseBySearch(field, residents, lower)->ranks == quick->ranks);
            return quick;
        }
    return chooseBySearch(field, residents, lower);
}

std::optional<Upfloaters> chooseUpfloaters(const MatchField& field, const MatchField& candidates,
                                           const std::vector<int>& residents, const std::vector<int>& lower)
{
    if (lower.empty())
        return Upfloaters{};
    UpfloatProblem problem(candidates, residents, lower, false);
    if (!problem.solve())
        return std::nullopt;
    const std::size_t needed = problem.choose().size();
    const Score score = field.player(residents.front()).score;

    std::vector<bool> floats(lower.size(), false);
    std::fill(floats.begin(), floats.begin() + static_cast<std::ptrdiff_t>(needed), true);
    std::optional<Worth> best;
    std::size_t tried = 0;
    do {
        Watch::heed();
        if (++tried > mostSets)
            return std::nullopt;
        Worth worth;
        for (std::size_t i = 0; i < lower.size(); ++i)
            if (floats[i])
                worth.ranks.push_back(lower[i]);
        for (auto rank = worth.ranks.rbegin(); rank != worth.ranks.rend(); ++rank) {
            worth.c5.push_back((score - field.player(*rank).score).tenths);
            worth.c7 += field.countsAsFloater(*rank) ? 1 : 0;
        }
        if (best && best->c5 < worth.c5)
            continue;
        std::vector<int> bracket = residents;
        bracket.insert(bracket.end(), worth.ranks.begin(), worth.ranks.end());
        if (!canComplete(candidates, bracket, {}) || !canComplete(candidates, without(lower, worth.ranks), {}))
            continue;
        worth.violatesC6 = !compliesWithC6(field, score, lower, worth.ranks);
        if (!best || worth < *best)
            best = std::move(worth);
    } while (std::prev_permutation(floats.begin(), floats.end()));
    if (!best)
        return std::nullopt;
    return Upfloaters{std::move(best->ranks), !best->violatesC6};
}

bool compliesWithC6(const MatchField& field, Score residentScore, const std::vector<int>& lower,
                    const std::vector<int>& upfloaters)
{
    const auto nextScore = field.scoreBelow(residentScore);
    std::vector<int> next;
    std::vector<int> beyond;
    for (const int rank : without(lower, upfloaters))
        (field.player(rank).score == nextScore ? next : beyond).push_back(rank);
    if (next.empty())
        return true;
    if (next.size() % 2 == 0)
        return canComplete(field, next, {}) && canComplete(field, beyond, {});
    return std::any_of(beyond.begin(), beyond.end(), [&](int rank) {
        std::vector<int> bracket = next;
        bracket.push_back(rank);
        return canComplete(field, bracket, {}) && canComplete(field, without(beyond, {rank}), {});
    });
}

} // namespace pairwright::double_swiss
