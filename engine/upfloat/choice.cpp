#include "engine/upfloat/choice.h"

#include "engine/bracket/two_paths.h"
#include "engine/completion/completion.h"
#include "engine/completion/left_over.h"
#include "engine/field/ranks.h"
#include "engine/upfloat/upfloat_problem.h"

#include <cassert>

namespace pairwright::upfloat {

namespace {

constexpr std::size_t mostSets = 4000; ///< tried one by one

/// [C6] and [C7], where everybody is paired: a player of the following scoregroup with one still lower makes an
/// upfloater of that scoregroup.
class FloatCriteria {
public:
    FloatCriteria(const FloaterField& field, Score residentScore, const std::vector<int>& lower, bool weighsC6)
        : field_(&field)
        , nextScore_(field.scoreBelow(residentScore))
        , weighsC6_(weighsC6)
    {
        for (const int rank : lower)
            next_ += isNext(rank) ? 1U : 0U;
    }

    void layOut(PenaltyLayout& layout, std::size_t /*residents*/, std::size_t upfloaters)
    {
        if (weighsC6_)
            nextUpfloats_ = layout.add(next_);
        floated_ = layout.add(upfloaters);
    }
    void chargeResident(Penalty& penalty, const PenaltyLayout& layout, int /*resident*/, int other, bool upfloats) const
    {
        if (upfloats && field_->countsAsFloater(other))
            penalty.charge(layout.field(floated_), 1);
    }
    void chargeOthers(Penalty& penalty, const PenaltyLayout& layout, int higher, int lower) const
    {
        if (weighsC6_ && isNext(higher) && !isNext(lower))
            penalty.charge(layout.field(nextUpfloats_), 1);
    }
    [[nodiscard]] bool isNext(int rank) const { return field_->player(rank).score == nextScore_; }

private:
    const FloaterField* field_;
    std::optional<Score> nextScore_;
    std::size_t next_ = 0; ///< players of the following scoregroup
    bool weighsC6_;
    int nextUpfloats_ = 0;
    int floated_ = 0;
};

using SetProblem = UpfloatProblem<FloatCriteria>;

SetProblem problemOf(const FloaterField& field, const std::vector<int>& residents, const std::vector<int>& lower,
                     bool weighsC6)
{
    const Score score = field.player(residents.front()).score;
    return {field, residents, lower, FloatCriteria(field, score, lower, weighsC6), Others::arePaired};
}

/// [C6] by the present cover: right as soon as the cover is as good as [C6] allows.
bool coverCompliesC6(const FloaterField& field, const SetProblem& problem, const std::vector<int>& residents,
                     const std::vector<int>& lower)
{
    const auto nextScore = field.scoreBelow(field.player(residents.front()).score);
    const int r = static_cast<int>(residents.size());
    int next = r;
    while (next < r + static_cast<int>(lower.size()) && field.player(lower[index(next - r)]).score == nextScore)
        ++next;
    int left = 0;
    int fromBelow = 0;
    for (int v = r; v < next; ++v) {
        const int partner = *problem.partner(v);
        left += partner < r ? 0 : 1;
        fromBelow += partner >= next ? 1 : 0;
    }
    return fromBelow == left % 2;
}

/// What 3.5 compares, in order.
struct Worth {
    std::vector<int> c5; ///< score differences, descending
    bool violatesC6 = false;
    int c7 = 0;
    std::vector<int> ranks; ///< 3.5.4
    friend auto operator<=>(const Worth&, const Worth&) = default;
};

std::optional<Choice> chooseBySearch(const FloaterField& field, const std::vector<int>& residents,
                                     const std::vector<int>& lower)
{
    SetProblem problem = problemOf(field, residents, lower, true);
    if (!problem.solve())
        return std::nullopt;
    if (coverCompliesC6(field, problem, residents, lower))
        return Choice{problem.choose(), true};
    // No set complies: [C6] tells none of them apart.
    SetProblem all = problemOf(field, residents, lower, false);
    all.solve();
    return Choice{all.choose(), false};
}

/// The upfloaters as counting says they are best: at most one, of the next score, one who has not floated if there is
/// one, and of those the first (fewest and nearest, engine/README.md). None: that does not let all be paired with [C6],
/// or it could not be shown without a search.
std::optional<Choice> chooseQuickly(const FloaterField& field, const std::vector<int>& residents,
                                    const std::vector<int>& lower)
{
    const Score nextScore = field.player(lower.front()).score;
    Choice chosen;
    if (residents.size() % 2 == 1) {
        std::optional<int> first;
        for (const int rank : lower) {
            if (field.player(rank).score != nextScore)
                break;
            if (!first || (field.countsAsFloater(*first) && !field.countsAsFloater(rank)))
                first = rank;
        }
        chosen.ranks.push_back(*first);
    }
    std::vector<int> bracket = residents;
    bracket.insert(bracket.end(), chosen.ranks.begin(), chosen.ranks.end());
    std::vector<int> next;
    std::vector<int> beyond;
    for (const int rank : without(lower, chosen.ranks))
        (field.player(rank).score == nextScore ? next : beyond).push_back(rank);
    const auto leftOver = leftOverBelow(field, {}, {next, beyond, {}});
    if (!leftOver || leftOver->size() > 1 || !canComplete(field, bracket, {}))
        return std::nullopt;
    return chosen;
}

} // namespace

std::optional<Choice> chooseUpfloaters(const FloaterField& field, const std::vector<int>& residents,
                                       const std::vector<int>& lower)
{
    if (lower.empty())
        return Choice{};
    if (!GeneralPathOnly::isAsked())
        if (auto quick = chooseQuickly(field, residents, lower)) {
            assert(residents.size() + lower.size() > mostComparedPlayers ||
                   chooseBySearch(field, residents, lower)->ranks == quick->ranks);
            return quick;
        }
    return chooseBySearch(field, residents, lower);
}

std::optional<Choice> chooseUpfloaters(const FloaterField& field, const FloaterField& candidates,
                                       const std::vector<int>& residents, const std::vector<int>& lower)
{
    if (lower.empty())
        return Choice{};
    SetProblem problem = problemOf(candidates, residents, lower, false);
    if (!problem.solve())
        return std::nullopt;
    const std::size_t needed = problem.needed();
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
    return Choice{std::move(best->ranks), !best->violatesC6};
}

bool compliesWithC6(const FloaterField& field, Score residentScore, const std::vector<int>& lower,
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

} // namespace pairwright::upfloat
