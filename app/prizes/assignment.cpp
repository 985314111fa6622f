#include "app/prizes/assignment.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

namespace pairwright::prizes {

bool isBetter(const AssignmentInput& input, std::size_t one, std::size_t other)
{
    const PrizeItem& a = input.items[one];
    const PrizeItem& b = input.items[other];
    if (a.value != b.value)
        return a.value > b.value;
    if (input.sets[a.set].main != input.sets[b.set].main)
        return input.sets[a.set].main;
    if (a.set != b.set)
        return a.set < b.set;
    return a.place != b.place ? a.place < b.place : one < other;
}

// From the best prize on: the first in its order who may win, and has none of its scope yet. He cannot have a better
// one of it, for those are given; and whoever comes before him has one, which is better.
Winners assign(const AssignmentInput& input)
{
    std::vector<std::size_t> items(input.items.size());
    std::iota(items.begin(), items.end(), std::size_t{0});
    std::sort(items.begin(), items.end(),
              [&](std::size_t one, std::size_t other) { return isBetter(input, one, other); });
    Winners winners(input.items.size());
    std::set<std::pair<std::size_t, std::size_t>> taken; // scope and contender
    for (const std::size_t item : items) {
        const PrizeSet& set = input.sets[input.items[item].set];
        const auto winner = std::find_if(set.order.begin(), set.order.end(), [&](std::size_t one) {
            return input.contenders[one].mayWin && !taken.contains({set.scope, one});
        });
        if (winner == set.order.end())
            continue;
        winners[item] = *winner;
        taken.insert({set.scope, *winner});
    }
    return winners;
}

WhyNot whyNot(const AssignmentInput& input, const Winners& winners, std::size_t contender, std::size_t item)
{
    using Reason = WhyNot::Reason;
    if (winners[item] == contender)
        return {Reason::hasIt, {}, {}};
    const PrizeSet& set = input.sets[input.items[item].set];
    if (std::find(set.order.begin(), set.order.end(), contender) == set.order.end())
        return {Reason::notForHim, {}, {}};
    if (!input.contenders[contender].mayWin)
        return {Reason::mayNotWin, {}, {}};
    for (std::size_t own = 0; own < winners.size(); ++own)
        if (winners[own] == contender && input.sets[input.items[own].set].scope == set.scope &&
            isBetter(input, own, item))
            return {Reason::hasBetter, own, {}};
    return {Reason::before, {}, winners[item]};
}

std::vector<std::size_t> passedOver(const AssignmentInput& input, const Winners& winners, std::size_t item)
{
    const auto& order = input.sets[input.items[item].set].order;
    const auto end = winners[item] ? std::find(order.begin(), order.end(), *winners[item]) : order.end();
    return {order.begin(), end};
}

} // namespace pairwright::prizes
