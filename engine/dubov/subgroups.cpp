#include "engine/dubov/subgroups.h"

#include "engine/base/index.h"
#include "engine/bracket/colour_bound.h"
#include "engine/matching/first_assignment.h"
#include "engine/matching/weighted_matching.h"

#include <algorithm>

namespace pairwright::dubov {

namespace {

/// Who belongs to G1, by place in the list (ranks in the order of TPN): White seekers against the rest; if
/// nobody has played, half against half.
std::vector<bool> originalG1(const DubovField& field, const std::vector<int>& ranks)
{
    const bool nobodyPlayed =
        std::all_of(ranks.begin(), ranks.end(), [&](int rank) { return field.player(rank).colours.games.empty(); });
    std::vector<bool> inG1(ranks.size());
    for (std::size_t i = 0; i < ranks.size(); ++i)
        inG1[i] = nobodyPlayed ? i < ranks.size() / 2 : field.seeksWhite(ranks[i]);
    return inG1;
}

class Subgroups {
public:
    Subgroups(const DubovField& field, const std::vector<int>& bracket)
        : field_(field)
        , ranks_(bracket)
    {
        std::sort(ranks_.begin(), ranks_.end(),
                  [&](int a, int b) { return field.player(a).tpn < field.player(b).tpn; });
        divide();
    }

    std::optional<BracketPairing> pair()
    {
        if (!solveShifts())
            return std::nullopt;
        BracketPairing result;
        const bool g1IsSmaller = g1_.size() <= g2_.size();
        const std::size_t surplus = (std::max(g1_.size(), g2_.size()) - std::min(g1_.size(), g2_.size())) / 2;
        const std::size_t inside = insidePairs(g1IsSmaller ? g1_ : g2_);
        const std::vector<int> fromSmaller = chooseShifters(g1IsSmaller, inside);
        const std::vector<int> fromLarger = chooseShifters(!g1IsSmaller, inside + surplus);
        const std::vector<int>& fromG1 = g1IsSmaller ? fromSmaller : fromLarger;
        const std::vector<int>& fromG2 = g1IsSmaller ? fromLarger : fromSmaller;
        for (const int v : fromG1)
            result.shiftedFromG1.push_back(ranks_[index(v)]);
        for (const int v : fromG2)
            result.shiftedFromG2.push_back(ranks_[index(v)]);
        move(fromG1, g1_, g2_);
        move(fromG2, g2_, g1_);
        transpose(result);
        return result;
    }

    std::optional<BracketPairing> pairQuickly()
    {
        BracketPairing result;
        std::vector<int>& larger = g1_.size() <= g2_.size() ? g2_ : g1_;
        std::vector<int>& smaller = g1_.size() <= g2_.size() ? g1_ : g2_;
        const bool fromG1 = &larger == &g1_;
        std::vector<int> shifters = fromTheMiddle(inOrder(larger, fromG1));
        shifters.resize((larger.size() - smaller.size()) / 2);
        for (const int v : shifters)
            (fromG1 ? result.shiftedFromG1 : result.shiftedFromG2).push_back(ranks_[index(v)]);
        move(shifters, larger, smaller);
        const std::vector<int> s1 = inOrder(g1_, true);
        const std::vector<int> t2 = inOrder(g2_, false);
        AssignmentProblem problem;
        for (const auto& [group, classes] : {std::pair(&s1, &problem.first), std::pair(&t2, &problem.second)})
            for (const int v : *group)
                classes->push_back(colourClass(field_.player(ranks_[index(v)]).preference));
        problem.firstClasses = problem.secondClasses = colourClasses;
        problem.cost = [](int a, int b) {
            return sameAbsolute(a, b) ? std::nullopt : std::optional<std::int64_t>(0);
        };
        problem.allowed = [&](int a, int b) {
            return field_.mayMeet(ranks_[index(s1[index(a)])], ranks_[index(t2[index(b)])]);
        };
        const auto assignment = firstAssignment(problem);
        if (!assignment)
            return std::nullopt;
        for (std::size_t i = 0; i < s1.size(); ++i)
            result.pairs.emplace_back(ranks_[index(s1[i])], ranks_[index(t2[index(assignment->opponents[i])])]);
        return result;
    }

private:
    /// G1 by ARO (3.2.5), G2 by TPN.
    [[nodiscard]] std::vector<int> inOrder(std::vector<int> group, bool byAro) const
    {
        std::sort(group.begin(), group.end(),
                  [&](int a, int b) { return byAro ? field_.aroBefore(ranks_[index(a)], ranks_[index(b)]) : a < b; });
        return group;
    }

    /// Vertices are numbered by TPN.
    void divide()
    {
        inG1_ = originalG1(field_, ranks_);
        for (int v = 0; v < static_cast<int>(ranks_.size()); ++v)
            (inG1_[index(v)] ? g1_ : g2_).push_back(v);
    }

    /// As few pairs inside a subgroup as possible: these are the players who do not get their preference
    /// [C7] (or, if nobody has played, all that can be told apart).
    bool solveShifts()
    {
        PenaltyLayout layout;
        const int inside = layout.add(ranks_.size() / 2);
        const int count = static_cast<int>(ranks_.size());
        shifts_ = WeightedMatching::create(count, layout.totalBits());
        for (int v = 0; v < count; ++v)
            for (int u = 0; u < v; ++u)
                if (field_.mayMeet(ranks_[index(u)], ranks_[index(v)])) {
                    Penalty penalty(layout.totalBits());
                    penalty.charge(layout.field(inside), inG1_[index(u)] == inG1_[index(v)] ? 1 : 0);
                    shifts_->allowPair(u, v, penalty);
                }
        return shifts_->solve();
    }

    [[nodiscard]] std::size_t insidePairs(const std::vector<int>& group) const
    {
        const auto players = std::count_if(
            group.begin(), group.end(), [&](int v) { return inG1_[index(*shifts_->partner(v))] == inG1_[index(v)]; });
        return static_cast<std::size_t>(players) / 2;
    }

    /// The first set of shifters (4.3) such that each pair inside the subgroup holds exactly one of them.
    std::vector<int> chooseShifters(bool fromG1, std::size_t count)
    {
        const std::vector<int> sorted = inOrder(fromG1 ? g1_ : g2_, fromG1);
        std::vector<int> stay = sorted;
        std::vector<int> chosen;
        for (const int v : fromTheMiddle(sorted)) {
            if (chosen.size() == count)
                break;
            std::vector<int> partners;
            std::copy_if(stay.begin(), stay.end(), std::back_inserter(partners), [&](int u) { return u != v; });
            if (!shifts_->restrictPartners(v, partners))
                continue;
            chosen.push_back(v);
            stay = std::move(partners);
        }
        return chosen;
    }

    static void move(const std::vector<int>& players, std::vector<int>& from, std::vector<int>& to)
    {
        for (const int v : players) {
            from.erase(std::find(from.begin(), from.end(), v));
            to.push_back(v);
        }
    }

    /// S1 by ARO; the first permutation of G2 by TPN in which everybody may meet (3.2.6, 4.4). The shifts
    /// have settled [C7]: every such permutation costs the same.
    void transpose(BracketPairing& result)
    {
        const std::vector<int> s1 = inOrder(g1_, true);
        std::vector<int> t2 = inOrder(g2_, false);
        const auto matching = WeightedMatching::create(static_cast<int>(ranks_.size()), 1);
        for (const int a : s1)
            for (const int b : t2)
                if (field_.mayMeet(ranks_[index(a)], ranks_[index(b)]))
                    matching->allowPair(a, b, {});
        if (!matching->solve())
            return;
        for (const int a : s1)
            for (auto b = t2.begin(); b != t2.end(); ++b)
                if (matching->mayPair(a, *b) && matching->restrictPartners(a, std::vector<int>{*b})) {
                    result.pairs.emplace_back(ranks_[index(a)], ranks_[index(*b)]);
                    t2.erase(b);
                    break;
                }
    }

    const DubovField& field_;
    std::vector<int> ranks_; ///< by vertex
    std::vector<bool> inG1_; ///< originally
    std::vector<int> g1_;
    std::vector<int> g2_;
    std::unique_ptr<WeightedMatching> shifts_;
};

} // namespace

std::vector<int> pairedInside(const DubovField& field, const std::vector<std::pair<int, int>>& pairs)
{
    std::vector<int> ranks;
    for (const auto& [a, b] : pairs)
        ranks.insert(ranks.end(), {a, b});
    std::sort(ranks.begin(), ranks.end(), [&](int a, int b) { return field.player(a).tpn < field.player(b).tpn; });
    const std::vector<bool> inG1 = originalG1(field, ranks);
    const auto isInG1 = [&](int rank) -> bool {
        return inG1[index(static_cast<int>(std::find(ranks.begin(), ranks.end(), rank) - ranks.begin()))];
    };
    std::vector<int> inside;
    for (const auto& [a, b] : pairs)
        if (isInG1(a) == isInG1(b))
            inside.insert(inside.end(), {a, b});
    std::sort(inside.begin(), inside.end());
    return inside;
}

std::vector<int> fromTheMiddle(const std::vector<int>& sorted)
{
    std::vector<int> order;
    std::size_t lower =
        (sorted.size() + 1) / 2; // so many are left below the middle, and those from `upper` on above it
    std::size_t upper = lower;
    while (lower > 0 || upper < sorted.size())
        order.push_back(lower > 0 && lower >= sorted.size() - upper ? sorted[--lower] : sorted[upper++]);
    return order;
}

std::optional<BracketPairing> pairSubgroups(const DubovField& field, const std::vector<int>& bracket)
{
    return Subgroups(field, bracket).pair();
}

std::optional<BracketPairing> pairSubgroupsQuickly(const DubovField& field, const std::vector<int>& bracket)
{
    return Subgroups(field, bracket).pairQuickly();
}

} // namespace pairwright::dubov
