#pragma once

#include "engine/base/index.h"
#include "engine/base/watch.h"
#include "engine/field/round_field.h"
#include "engine/matching/weighted_matching.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>

namespace pairwright::upfloat {

/// What the lower players do who do not upfloat.
enum class Others { mayStay, allStay, arePaired };

/// Residents that must all be paired, with each other or with somebody below: the fewest upfloaters, the smallest score
/// differences, then what `Criteria` charges. Vertices: residents, then the lower players.
///
/// Criteria is a value with these functions; all numbers are ranks:
///     void layOut(PenaltyLayout&, std::size_t residents, std::size_t upfloaters)
///         adds its fields, each with the most that can be charged; `upfloaters` is the most there can be
///     void chargeResident(Penalty&, const PenaltyLayout&, int resident, int other, bool upfloats) const
///     void chargeOthers(Penalty&, const PenaltyLayout&, int higher, int lower) const
template <class Criteria>
class UpfloatProblem {
public:
    /// `upfloaters`: how many there are, where the others all stay.
    UpfloatProblem(const RoundField& field, const std::vector<int>& residents, const std::vector<int>& lower,
                   Criteria criteria, Others others, std::size_t upfloaters = 0)
        : field_(field)
        , residents_(static_cast<int>(residents.size()))
        , ranks_(residents)
        , criteria_(std::move(criteria))
    {
        ranks_.insert(ranks_.end(), lower.begin(), lower.end());
        layOut(lower);
        const int count = static_cast<int>(ranks_.size());
        const int places = others == Others::allStay ? count - residents_ - static_cast<int>(upfloaters) : 0;
        matching_ = WeightedMatching::create(count + places, layout_.totalBits());
        for (int v = 0; v < count; ++v) {
            Watch::heed();
            for (int u = 0; u < v; ++u) {
                if ((u >= residents_ && others != Others::arePaired) || !field.mayMeet(rankOf(u), rankOf(v)))
                    continue;
                Penalty penalty(layout_.totalBits());
                charge(penalty, u, v);
                matching_->allowPair(u, v, penalty);
            }
            if (v >= residents_ && others == Others::mayStay)
                matching_->allowSingle(v, {});
            for (int place = 0; place < places && v >= residents_; ++place)
                matching_->allowPair(v, count + place, {});
        }
    }

    /// False: the residents cannot all be paired so.
    bool solve() { return matching_->solve(); }
    /// By the present cover. Of a resident there is always one.
    [[nodiscard]] std::optional<int> partner(int vertex) const { return matching_->partner(vertex); }
    [[nodiscard]] std::size_t needed() const
    {
        std::size_t upfloaters = 0;
        for (int v = 0; v < residents_; ++v)
            upfloaters += *partner(v) >= residents_ ? 1U : 0U;
        return upfloaters;
    }

    /// The first set among the best ones in the order of ranks (Dubov 4.2, Double-Swiss 3.5.4), ascending.
    std::vector<int> choose()
    {
        const std::size_t wanted = needed();
        std::map<int, int> ofScore; // every best set has as many of each score
        for (int v = 0; v < residents_; ++v)
            if (*partner(v) >= residents_)
                ++ofScore[scoreOf(*partner(v))];
        std::vector<int> chosen;
        for (int v = residents_; v < static_cast<int>(ranks_.size()) && chosen.size() < wanted; ++v) {
            if (ofScore[scoreOf(v)] == 0)
                continue;
            std::vector<int> partners;
            for (int u = 0; u < residents_; ++u)
                if (matching_->mayPair(u, v))
                    partners.push_back(u);
            if (partners.empty() || !matching_->restrictPartners(v, partners))
                continue;
            --ofScore[scoreOf(v)];
            chosen.push_back(rankOf(v));
        }
        return chosen;
    }

private:
    [[nodiscard]] int rankOf(int vertex) const { return ranks_[index(vertex)]; }
    [[nodiscard]] int scoreOf(int vertex) const { return field_.player(rankOf(vertex)).score.tenths; }

    void layOut(const std::vector<int>& lower)
    {
        const std::size_t most = std::min(index(residents_), lower.size());
        count_ = layout_.add(most);
        std::map<int, std::size_t> scores;
        for (const int rank : lower)
            ++scores[field_.player(rank).score.tenths];
        for (const auto& [score, players] : scores) // the lowest score, the largest difference, weighs most
            score_[score] = layout_.add(std::min(most, players));
        criteria_.layOut(layout_, index(residents_), most);
    }

    void charge(Penalty& penalty, int u, int v) const
    {
        const bool upfloats = u < residents_ && v >= residents_;
        if (upfloats) {
            penalty.charge(layout_.field(count_), 1);
            penalty.charge(layout_.field(score_.at(scoreOf(v))), 1);
        }
        if (u < residents_)
            criteria_.chargeResident(penalty, layout_, rankOf(u), rankOf(v), upfloats);
        else
            criteria_.chargeOthers(penalty, layout_, rankOf(u), rankOf(v));
    }

    const RoundField& field_;
    int residents_;
    std::vector<int> ranks_; ///< residents, then the lower players
    Criteria criteria_;
    PenaltyLayout layout_;
    int count_ = 0;
    std::map<int, int> score_;
    std::unique_ptr<WeightedMatching> matching_;
};

} // namespace pairwright::upfloat
