#include "engine/dubov/upfloaters.h"

#include "engine/base/index.h"
#include "engine/base/watch.h"
#include "engine/bracket/two_paths.h"
#include "engine/field/completion.h"
#include "engine/field/left_over.h"
#include "engine/field/ranks.h"
#include "engine/matching/weighted_matching.h"

#include <map>
#include <memory>

namespace pairwright::dubov {

namespace {

/// Residents that must all be paired, with each other or with somebody below, at the penalties of [C5] to
/// [C10]. Vertices: residents, then the lower players.
class UpfloatProblem {
public:
    /// What the lower players do who do not upfloat.
    enum class Others { mayStay, allStay, arePaired };

    /// `upfloaters`: how many there are, where the others all stay.
    UpfloatProblem(const DubovField& field, const std::vector<int>& residents, const std::vector<int>& lower,
                   Others others, std::size_t upfloaters = 0)
        : field_(field)
        , residents_(residents)
        , lower_(lower)
    {
        layOut();
        const int r = static_cast<int>(residents.size());
        const int count = r + static_cast<int>(lower.size());
        const int places = others == Others::allStay ? count - r - static_cast<int>(upfloaters) : 0;
        matching_ = WeightedMatching::create(count + places, layout_.totalBits());
        for (int v = 0; v < count; ++v) {
            Watch::heed();
            for (int u = 0; u < v; ++u) {
                if ((u >= r && others != Others::arePaired) || !field.mayMeet(rankOf(u), rankOf(v)))
                    continue;
                Penalty penalty(layout_.totalBits());
                if (u < r)
                    chargePair(penalty, rankOf(u), rankOf(v), v >= r);
                matching_->allowPair(u, v, penalty);
            }
            if (v >= r && others == Others::mayStay)
                matching_->allowSingle(v, {});
            for (int place = 0; place < places && v >= r; ++place)
                matching_->allowPair(v, count + place, {});
        }
    }

    /// The first set in the order of 4.2 among the best ones: lower ranks, ascending. None: there is no set, or (if it
    /// is asked for) not one of so few.
    std::optional<std::vector<int>> choose(std::optional<std::size_t> wanted = std::nullopt)
    {
        if (!matching_->solve())
            return std::nullopt;
        const int r = static_cast<int>(residents_.size());
        std::size_t needed = 0;
        std::map<int, int> ofScore; // every best set has as many of each score
        for (int v = 0; v < r; ++v)
            if (const auto partner = matching_->partner(v); partner && *partner >= r) {
                ++needed;
                ++ofScore[scoreOf(*partner)];
            }
        if (wanted && needed != *wanted)
            return std::nullopt;
        std::vector<int> chosen;
        for (int v = r; v < r + static_cast<int>(lower_.size()) && chosen.size() < needed; ++v) {
            if (ofScore[scoreOf(v)] == 0)
                continue;
            std::vector<int> partners;
            for (int u = 0; u < r; ++u)
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
    [[nodiscard]] int rankOf(int vertex) const
    {
        const auto r = residents_.size();
        return index(vertex) < r ? residents_[index(vertex)] : lower_[index(vertex) - r];
    }

    [[nodiscard]] int scoreOf(int vertex) const { return field_.player(rankOf(vertex)).score.tenths; }

    void layOut()
    {
        const std::size_t most = std::min(residents_.size(), lower_.size());
        count_ = layout_.add(most);
        std::map<int, std::size_t> scores;
        for (const int rank : lower_)
            ++scores[field_.player(rank).score.tenths];
        for (const auto& [score, players] : scores) // the lowest score, the largest difference, weighs most
            score_[score] = layout_.add(std::min(most, players));
        preference_ = layout_.add((residents_.size() + most) / 2);
        int largest = 0;
        for (const int rank : lower_)
            largest = std::max(largest, field_.facts(rank).upfloats);
        const std::size_t atAll = field_.isLastRound() ? 0 : most;
        maximum_ = layout_.add(atAll);
        times_ = layout_.add(atAll * index(largest));
        repeated_ = layout_.add(atAll);
    }

    void charge(Penalty& penalty, int field, int amount) const
    {
        penalty.charge(layout_.field(field), static_cast<std::uint64_t>(amount));
    }

    void chargePair(Penalty& penalty, int a, int b, bool upfloats) const
    {
        if (field_.player(a).preference.colour == field_.player(b).preference.colour)
            charge(penalty, preference_, 1);
        if (!upfloats)
            return;
        const DubovFacts& facts = field_.facts(b);
        charge(penalty, count_, 1);
        charge(penalty, score_.at(field_.player(b).score.tenths), 1);
        if (field_.isLastRound())
            return;
        if (facts.maximumUpfloater) {
            charge(penalty, maximum_, 1);
            charge(penalty, times_, facts.upfloats); // [C9] sums over those that [C8] counts
        }
        if (facts.upfloatedLast)
            charge(penalty, repeated_, 1);
    }

    const DubovField& field_;
    const std::vector<int>& residents_;
    const std::vector<int>& lower_;
    PenaltyLayout layout_;
    int count_ = 0;
    std::map<int, int> score_;
    int preference_ = 0;
    int maximum_ = 0;
    int times_ = 0;
    int repeated_ = 0;
    std::unique_ptr<WeightedMatching> matching_;
};

/// One past the last of `lower` who has the score of the one at `begin`.
std::size_t endOfScore(const DubovField& field, const std::vector<int>& lower, std::size_t begin)
{
    std::size_t end = begin;
    while (end < lower.size() && field.player(lower[end]).score == field.player(lower[begin]).score)
        ++end;
    return end;
}

/// Where more have to upfloat than the residents leave over by themselves, because so many below lack partners: they
/// are among those whom some largest pairing below leaves over. Otherwise as before.
std::optional<std::vector<int>> chooseOfThoseLacking(const DubovField& field, const std::vector<int>& residents,
                                                     const std::vector<int>& lower, std::size_t fewest)
{
    const Unpaired lacking = unpairedAmong(field, lower);
    const std::size_t wanted = index(lacking.least);
    if (wanted <= fewest)
        return std::nullopt;
    for (std::size_t end = 0; end < lacking.who.size();) {
        end = endOfScore(field, lacking.who, end);
        const std::vector<int> near(lacking.who.begin(), lacking.who.begin() + static_cast<std::ptrdiff_t>(end));
        if (near.size() < wanted)
            continue;
        const auto chosen =
            UpfloatProblem(field, residents, near, UpfloatProblem::Others::allStay, wanted).choose(wanted);
        if (chosen)
            return canComplete(field, without(lower, *chosen), {}) ? chosen : std::nullopt;
    }
    return std::nullopt;
}

} // namespace

std::optional<std::vector<int>> chooseUpfloaters(const DubovField& field, const std::vector<int>& residents,
                                                 const std::vector<int>& lower)
{
    if (lower.empty())
        return std::vector<int>{};
    using Others = UpfloatProblem::Others;
    // As few upfloaters as the residents leave over by themselves, taken from no more scores than that asks for: no set
    // does better by [C5], and none with somebody of a lower score as well by [C6]. If such a set is the first of the
    // best without regard to [C4] and keeps it, it is the first of the best with it.
    const std::size_t fewest =
        GeneralPathOnly::isAsked() ? residents.size() % 2 : index(leastUnpaired(field, {}, residents));
    for (std::size_t end = endOfScore(field, lower, 0); end < lower.size(); end = endOfScore(field, lower, end)) {
        const std::vector<int> near(lower.begin(), lower.begin() + static_cast<std::ptrdiff_t>(end));
        const auto chosen = UpfloatProblem(field, residents, near, Others::mayStay).choose(fewest);
        if (chosen && canComplete(field, without(lower, *chosen), {}))
            return chosen;
        if (chosen || fewest <= 1)
            break;
    }
    if (!GeneralPathOnly::isAsked())
        if (auto chosen = chooseOfThoseLacking(field, residents, lower, fewest))
            return chosen;
    return UpfloatProblem(field, residents, lower, Others::arePaired).choose();
}

} // namespace pairwright::dubov
