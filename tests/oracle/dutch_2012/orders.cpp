#include "tests/oracle/dutch_2012/orders.h"

#include <algorithm>
#include <numeric>

namespace pairwright::oracle::dutch2012 {

namespace {

void arrange(const Places& s2, std::size_t used, Places& begun, std::vector<Places>& all)
{
    if (begun.size() == used) {
        all.push_back(begun);
        return;
    }
    for (const int place : s2) {
        if (std::find(begun.begin(), begun.end(), place) != begun.end())
            continue;
        begun.push_back(place);
        arrange(s2, used, begun, all);
        begun.pop_back();
    }
}

void choose(const Places& from, std::size_t n, std::size_t first, Places& begun, std::vector<Places>& all)
{
    if (begun.size() == n) {
        all.push_back(begun);
        return;
    }
    for (std::size_t i = first; i < from.size(); ++i) {
        begun.push_back(from[i]);
        choose(from, n, i + 1, begun, all);
        begun.pop_back();
    }
}

/// All groups of n, in the order in which `from` counts.
std::vector<Places> groupsOf(std::size_t n, const Places& from)
{
    std::vector<Places> groups;
    Places begun;
    choose(from, n, 0, begun, groups);
    return groups;
}

int sumOf(const Places& group)
{
    return std::accumulate(group.begin(), group.end(), 0);
}

Places ascending(Places group)
{
    std::sort(group.begin(), group.end());
    return group;
}

} // namespace

std::vector<Places> transpositions(const Places& s2, std::size_t used)
{
    std::vector<Places> all;
    Places begun;
    arrange(s2, used, begun, all);
    return all;
}

std::vector<Exchange> exchangesOf(int n, const Places& s1, const Places& s2)
{
    const auto size = static_cast<std::size_t>(n);
    const std::vector<Places> s1List = groupsOf(size, {s1.rbegin(), s1.rend()}); // 5,4 5,3 5,2 ... 2,1
    const std::vector<Places> s2List = groupsOf(size, s2);                       // 6,7 6,8 6,9 ... 10,11
    const auto difference = [](const Places& group1, const Places& group2) {
        return sumOf(group2) - sumOf(group1);
    };
    std::vector<Exchange> exchanges;
    if (s1List.empty() || s2List.empty())
        return exchanges;
    const int smallest = difference(s1List.front(), s2List.front());
    const int largest = difference(s1List.back(), s2List.back());
    for (int delta = smallest; delta <= largest; ++delta)
        for (const Places& group1 : s1List)
            for (const Places& group2 : s2List)
                if (difference(group1, group2) == delta)
                    exchanges.push_back({ascending(group1), group2});
    return exchanges;
}

std::vector<Exchange> allExchanges(const Places& s1, const Places& s2)
{
    std::vector<Exchange> all{Exchange{}};
    const int most = static_cast<int>(std::min(s1.size(), s2.size()));
    for (int n = 1; n <= most; ++n) {
        const std::vector<Exchange> exchanges = exchangesOf(n, s1, s2);
        all.insert(all.end(), exchanges.begin(), exchanges.end());
    }
    return all;
}

std::vector<Places> movedDownSets(const Places& movedDown, int m1)
{
    return groupsOf(static_cast<std::size_t>(m1), movedDown);
}

} // namespace pairwright::oracle::dutch2012
