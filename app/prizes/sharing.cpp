#include "app/prizes/assignment.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace pairwright::prizes {

namespace {

/// Of one pool: the set or scope, and the points of those who are equal.
using PoolKey = std::pair<std::size_t, std::int64_t>;

Pool single(const AssignmentInput& input, std::size_t item, std::size_t winner)
{
    const std::int64_t value = input.items[item].value;
    return {{item}, value, {{winner, value, value}}, {}};
}

/// Who has a prize of a scope.
std::set<std::size_t> winnersIn(const AssignmentInput& input, const Winners& winners, std::size_t scope)
{
    std::set<std::size_t> found;
    for (std::size_t item = 0; item < winners.size(); ++item)
        if (winners[item] && input.sets[input.items[item].set].scope == scope)
            found.insert(*winners[item]);
    return found;
}

/// Those who took something, and those of as many points who stand in the order of one of the prizes and have nothing
/// of their scope.
std::vector<Share> sharers(const AssignmentInput& input, const Winners& winners, const std::vector<std::size_t>& items)
{
    std::map<std::size_t, std::int64_t> taken;
    for (const std::size_t item : items)
        taken[*winners[item]] += input.items[item].value;
    const std::int64_t points = input.contenders[taken.begin()->first].points;
    const auto others = winnersIn(input, winners, input.sets[input.items[items.front()].set].scope);
    std::set<std::size_t> sets;
    for (const std::size_t item : items)
        sets.insert(input.items[item].set);
    for (const std::size_t set : sets)
        for (const std::size_t one : input.sets[set].order)
            if (input.contenders[one].points == points && input.contenders[one].mayWin && !others.contains(one))
                taken.emplace(one, 0);
    std::vector<Share> shares;
    shares.reserve(taken.size());
    for (const auto& [contender, amount] : taken)
        shares.push_back({contender, amount, 0});
    return shares;
}

void pay(Pool& pool, const SharingRules& rules)
{
    for (;;) {
        std::vector<std::int64_t> taken;
        taken.reserve(pool.shares.size());
        for (const Share& one : pool.shares)
            taken.push_back(one.taken);
        const auto paid = sharesOf(pool.total, taken, rules.kind, rules.unit);
        std::optional<std::size_t> last;
        for (std::size_t i = 0; i < paid.size(); ++i) {
            pool.shares[i].paid = paid[i];
            if (paid[i] < rules.lowest || paid[i] == 0)
                last = i;
        }
        if (!last || pool.shares.size() == 1)
            break;
        pool.level.insert(pool.level.begin(), pool.shares[*last].contender);
        pool.shares.erase(pool.shares.begin() + static_cast<std::ptrdiff_t>(*last));
    }
    std::sort(pool.level.begin(), pool.level.end());
}

} // namespace

std::vector<std::int64_t> sharesOf(std::int64_t total, const std::vector<std::int64_t>& taken, SharingRules::Kind kind,
                                   std::int64_t unit)
{
    const auto count = static_cast<std::int64_t>(taken.size());
    const bool byPlace = kind == SharingRules::Kind::hort;
    const std::int64_t all = std::accumulate(taken.begin(), taken.end(), std::int64_t{0});
    // What is not given by place, doubled so that halves are whole.
    const std::int64_t doubledRest = 2 * total - (byPlace ? all : 0);
    std::vector<std::int64_t> shares;
    std::int64_t left = total;
    for (const std::int64_t own : taken) {
        const std::int64_t numerator = (byPlace ? count * own : 0) + doubledRest;
        shares.push_back(numerator / (2 * count * unit) * unit);
        left -= shares.back();
    }
    for (std::size_t i = 0; i < shares.size() && left >= unit; ++i) {
        shares[i] += unit;
        left -= unit;
    }
    shares.front() += left;
    return shares;
}

std::int64_t cut(std::int64_t amount, int present, int needed, std::int64_t unit)
{
    if (present >= needed)
        return amount;
    return amount * present / needed / unit * unit;
}

std::vector<Pool> share(const AssignmentInput& input, const Winners& winners, const SharingRules& rules)
{
    std::vector<Pool> pools;
    std::map<PoolKey, std::vector<std::size_t>> shared;
    for (std::size_t item = 0; item < input.items.size(); ++item) {
        if (!winners[item] || !input.items[item].cash)
            continue;
        const std::size_t set = input.items[item].set;
        if (rules.kind == SharingRules::Kind::none || !input.sets[set].shared)
            pools.push_back(single(input, item, *winners[item]));
        else
            shared[{rules.setsApart ? set : input.sets[set].scope, input.contenders[*winners[item]].points}].push_back(
                item);
    }
    for (auto& entry : shared) {
        Pool& pool = pools.emplace_back();
        pool.items = std::move(entry.second);
        for (const std::size_t item : pool.items)
            pool.total += input.items[item].value;
        pool.shares = sharers(input, winners, pool.items);
        pay(pool, rules);
    }
    std::sort(pools.begin(), pools.end(),
              [](const Pool& one, const Pool& other) { return one.items.front() < other.items.front(); });
    return pools;
}

} // namespace pairwright::prizes
