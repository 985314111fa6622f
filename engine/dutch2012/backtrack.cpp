#include "engine/dutch2012/backtrack.h"

#include "engine/base/index.h"
#include "engine/base/watch.h"
#include "engine/matching/maximum_matching.h"

#include <algorithm>
#include <set>
#include <utility>

namespace pairwright::dutch2012 {

namespace {

using Ranks = std::vector<int>;

/// What looking for other floaters may cost in a round, some five seconds: a set costs the cube of the players, to look
/// only how many of the bracket below are paired a small part of it, and either something however few they are. The
/// text sets no end to the sets, and those of a large bracket are more than can be counted.
thread_local std::int64_t mostSpent = 2'000'000'000;
constexpr std::int64_t pairsOnlyShare = 32;
constexpr std::int64_t spentAtLeast = 8'000;

void spend(std::int64_t& spent, std::size_t players, std::int64_t share = 1)
{
    const auto count = static_cast<std::int64_t>(players);
    spent += spentAtLeast + count * count * count / share;
    if (spent > mostSpent)
        throw GivenUp{GivenUp::Why::tooLarge};
}

/// Who floats although he has an opponent in the bracket (C.1 takes the others out in any case).
Ranks freeFloaters(const OpenBracket& bracket, const BracketSolution& solution)
{
    Ranks free;
    std::copy_if(solution.floaters.begin(), solution.floaters.end(), std::back_inserter(free), [&](int rank) {
        return !contains(bracket.strandedMovedDown, rank) && !contains(bracket.strandedResidents, rank);
    });
    return free;
}

/// Pairings of a bracket with as many floaters of the same scores as the one it has, one for each set of
/// floaters, in the order in which the procedure would come to them: the best one first, then by splitting
/// what is left of the sets (Lawler 1972).
class OtherFloaters {
public:
    OtherFloaters(const dutch::DutchField& field, const OpenBracket& bracket, const BracketSolution& asIs,
                  std::int64_t& spent)
        : field_(field)
        , bracket_(bracket)
        , asIs_(asIs)
        , scores_(floaterScores(field, asIs))
        , spent_(spent)
    {
        split({{}, {}}, asIs);
    }

    std::optional<BracketSolution> next()
    {
        if (waiting_.empty())
            return std::nullopt;
        Candidate best = waiting_.extract(waiting_.begin()).value();
        split(best.part, best.solution);
        return std::move(best.solution);
    }

private:
    /// All sets of floaters that hold these and do not hold those.
    struct Part {
        Ranks mustLeave;
        Ranks mustStay;
    };
    struct Candidate {
        SolutionPlace place;
        BracketSolution solution;
        Part part;
        bool operator<(const Candidate& other) const { return place < other.place; }
    };

    /// The sets of this part without that of the solution, which has been had.
    void split(const Part& part, const BracketSolution& had)
    {
        Part rest = part;
        for (const int floater : freeFloaters(bracket_, had)) {
            if (contains(part.mustLeave, floater))
                continue;
            Part without = rest;
            without.mustStay.push_back(floater);
            consider(std::move(without));
            rest.mustLeave.push_back(floater);
        }
    }

    void consider(Part part)
    {
        spend(spent_, static_cast<std::size_t>(bracket_.size()));
        Demand demand;
        demand.conditions.mustLeave = part.mustLeave;
        demand.conditions.mustStay = part.mustStay;
        auto solution = solveAs(field_, bracket_, asIs_.heterogeneous, demand);
        if (!solution || solution->pairs.size() != asIs_.pairs.size() || floaterScores(field_, *solution) != scores_)
            return;
        Candidate candidate;
        candidate.place = placeOf(field_, bracket_, *solution);
        candidate.solution = std::move(*solution);
        candidate.part = std::move(part);
        waiting_.insert(std::move(candidate));
    }

    const dutch::DutchField& field_;
    const OpenBracket& bracket_;
    const BracketSolution& asIs_;
    std::vector<int> scores_;
    std::int64_t& spent_;
    std::multiset<Candidate> waiting_;
};

/// "... and this now allows P1 pairings to be made": more pairs and all of P0, or M0 and P0 reached that were not
/// before, or as many with lower floaters where C.1 had taken a moved-down player out.
bool isAccepted(const dutch::DutchField& field, const Attempt& before, const Attempt& after)
{
    if (!after.solution)
        return false;
    if (!before.solution)
        return after.reached();
    const bool allPairs = static_cast<int>(after.solution->pairs.size()) == after.open.mostPairs();
    if (allPairs && after.solution->pairs.size() > before.solution->pairs.size())
        return true;
    if (!before.reached())
        return after.reached();
    return after.reached() && after.open.strandedMovedDown.empty() &&
           floaterScores(field, *after.solution) < floaterScores(field, *before.solution);
}

/// How many are left over by the largest pairing in which the ranks of `optional` may stay out.
int leftOver(const dutch::DutchField& field, const Ranks& needed, const Ranks& optional)
{
    Ranks ranks = needed;
    ranks.insert(ranks.end(), optional.begin(), optional.end());
    const MaximumMatching matching(static_cast<int>(ranks.size()), [&](int a, int b) {
        const auto isOptional = [&](int vertex) {
            return index(vertex) >= needed.size();
        };
        return (isOptional(a) && isOptional(b)) || field.mayMeet(ranks[index(a)], ranks[index(b)]);
    });
    int left = 0;
    for (int vertex = 0; vertex < static_cast<int>(ranks.size()); ++vertex)
        left += matching.partner(vertex) ? 0 : 1;
    return left;
}

/// False only if no floaters of the previous bracket can be accepted below. Accepted are floaters of whom all that have
/// an opponent among the residents, but for one perhaps, are paired there: with the pairs of the previous bracket that
/// is a pairing of both in which at most one of those players is left over. If nothing but C.1 was amiss, it takes
/// more pairs than there are, or that all floaters have an opponent.
bool mayBeAccepted(const dutch::DutchField& field, const OpenBracket& previous, const BracketSolution& asIs,
                   const Ranks& residents, const Attempt& current)
{
    // Whoever may stay out is left over only if his number is odd, so that three are two of the others at least.
    constexpr int tooMany = 3;
    Ranks above;
    for (const auto* group :
         {&previous.movedDown, &previous.residents, &previous.strandedMovedDown, &previous.strandedResidents})
        above.insert(above.end(), group->begin(), group->end());
    const auto members = static_cast<int>(above.size() + residents.size());
    if (current.reached()) {
        Ranks all = above;
        all.insert(all.end(), residents.begin(), residents.end());
        const auto pairs = static_cast<int>(asIs.pairs.size() + current.solution->pairs.size());
        return (members - leftOver(field, all, {})) / 2 > pairs || leftOver(field, above, residents) < tooMany;
    }
    const auto middle = std::stable_partition(above.begin(), above.end(), [&](int rank) {
        return std::any_of(residents.begin(), residents.end(),
                           [&](int resident) { return field.mayMeet(rank, resident); });
    });
    Ranks optional(middle, above.end());
    above.erase(middle, above.end());
    optional.insert(optional.end(), residents.begin(), residents.end());
    return leftOver(field, above, optional) < tooMany;
}

/// The same as trying one set after the other, where only one player is free to be another: who helps the bracket below
/// does so however his own bracket is paired.
std::optional<BracketSolution> backtrackForOne(const dutch::DutchField& field, const OpenBracket& previous,
                                               const BracketSolution& asIs, int floater, const Ranks& residents,
                                               const Attempt& current, std::int64_t& spent)
{
    Demand demand;
    bool someHelps = false;
    for (const auto* group : {&previous.movedDown, &previous.residents})
        for (const int rank : *group) {
            Watch::heed();
            const auto helps = [&] {
                Ranks floaters = asIs.floaters;
                std::replace(floaters.begin(), floaters.end(), floater, rank);
                std::sort(floaters.begin(), floaters.end());
                spend(spent, floaters.size() + residents.size(), pairsOnlyShare);
                return isAccepted(field, current,
                                  attempt(field, {std::move(floaters), residents}, current.lowest, Depth::pairsOnly));
            };
            if (rank != floater && field.player(rank).score == field.player(floater).score && helps())
                someHelps = true;
            else
                demand.conditions.mustStay.push_back(rank);
        }
    if (!someHelps)
        return std::nullopt;
    auto solution = solveAs(field, previous, asIs.heterogeneous, demand);
    if (!solution || solution->pairs.size() != asIs.pairs.size() ||
        floaterScores(field, *solution) != floaterScores(field, asIs))
        return std::nullopt;
    return solution;
}

} // namespace

std::optional<BracketSolution> backtrack(const dutch::DutchField& field, const OpenBracket& previous,
                                         const BracketSolution& asIs, const std::vector<int>& residents,
                                         const Attempt& current, std::int64_t& spent)
{
    if (!mayBeAccepted(field, previous, asIs, residents, current))
        return std::nullopt;
    if (const Ranks free = freeFloaters(previous, asIs); free.size() == 1)
        return backtrackForOne(field, previous, asIs, free.front(), residents, current, spent);
    OtherFloaters others(field, previous, asIs, spent);
    while (auto solution = others.next()) {
        Watch::heed();
        spend(spent, solution->floaters.size() + residents.size(), pairsOnlyShare);
        const Attempt after = attempt(field, {solution->floaters, residents}, current.lowest, Depth::pairsOnly);
        if (isAccepted(field, current, after))
            return solution;
    }
    return std::nullopt;
}

LowerSearchLimit::LowerSearchLimit(std::int64_t limit)
    : before_(std::exchange(mostSpent, limit))
{
}

LowerSearchLimit::~LowerSearchLimit()
{
    mostSpent = before_;
}

} // namespace pairwright::dutch2012
