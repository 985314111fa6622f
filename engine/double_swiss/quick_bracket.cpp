#include "engine/double_swiss/quick_bracket.h"

#include "engine/field/completion.h"
#include "engine/field/left_over.h"
#include "engine/field/ranks.h"
#include "engine/matching/first_assignment.h"

#include <algorithm>

namespace pairwright::double_swiss {

std::optional<Upfloaters> chooseQuickly(const MatchField& field, const std::vector<int>& residents,
                                        const std::vector<int>& lower)
{
    const Score nextScore = field.player(lower.front()).score;
    Upfloaters chosen;
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

std::optional<std::vector<std::pair<int, int>>> pairHalves(const MatchField& field, const std::vector<int>& residents,
                                                           const std::vector<int>& upfloaters)
{
    std::vector<int> members = residents;
    members.insert(members.end(), upfloaters.begin(), upfloaters.end());
    std::sort(members.begin(), members.end(), [&](int a, int b) { return field.player(a).tpn < field.player(b).tpn; });
    const std::size_t half = members.size() / 2;
    const auto isUpfloater = [&](int rank) {
        return std::find(upfloaters.begin(), upfloaters.end(), rank) != upfloaters.end();
    };
    AssignmentProblem problem;
    problem.first.assign(half, 0);
    problem.second.assign(half, 0);
    problem.firstClasses = problem.secondClasses = 1;
    problem.cost = [](int, int) {
        return std::optional<std::int64_t>(0);
    };
    problem.allowed = [&](int top, int bottom) {
        const int a = members[static_cast<std::size_t>(top)];
        const int b = members[half + static_cast<std::size_t>(bottom)];
        if (!field.mayMeet(a, b))
            return false;
        const bool upfloats = isUpfloater(a);
        return upfloats == isUpfloater(b) || !field.countsAsFloater(upfloats ? b : a);
    };
    const auto assignment = firstAssignment(problem);
    if (!assignment)
        return std::nullopt;
    std::vector<std::pair<int, int>> pairs;
    for (std::size_t i = 0; i < half; ++i)
        pairs.emplace_back(members[i], members[half + static_cast<std::size_t>(assignment->opponents[i])]);
    return pairs;
}

} // namespace pairwright::double_swiss
