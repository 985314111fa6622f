#include "tests/oracle/sequence.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace pairwright::oracle {

namespace {

Bsns fromTo(Bsn first, Bsn last)
{
    Bsns all(static_cast<std::size_t>(std::max(0, last - first + 1)));
    std::iota(all.begin(), all.end(), first);
    return all;
}

void extendTranspositions(const Bsns& s2, std::size_t n1, Bsns& chosen, std::vector<Bsns>& result)
{
    if (chosen.size() == n1) {
        result.push_back(chosen);
        return;
    }
    for (const Bsn next : s2) {
        if (std::find(chosen.begin(), chosen.end(), next) != chosen.end())
            continue;
        chosen.push_back(next);
        extendTranspositions(s2, n1, chosen, result);
        chosen.pop_back();
    }
}

void extendSubsets(const Bsns& items, std::size_t from, std::size_t count, Bsns& chosen, std::vector<Bsns>& result)
{
    if (chosen.size() == count) {
        result.push_back(chosen);
        return;
    }
    for (std::size_t i = from; i < items.size(); ++i) {
        chosen.push_back(items[i]);
        extendSubsets(items, i + 1, count, chosen, result);
        chosen.pop_back();
    }
}

/// All subsets of `count` items, each ascending, in lexicographic order.
std::vector<Bsns> subsets(const Bsns& items, std::size_t count)
{
    std::vector<Bsns> result;
    Bsns chosen;
    extendSubsets(items, 0, count, chosen, result);
    return result;
}

int sum(const Bsns& numbers)
{
    return std::accumulate(numbers.begin(), numbers.end(), 0);
}

/// 4.3.2, rules 1 to 4 (D.2 a to d).
bool comesBefore(const Exchange& one, const Exchange& other)
{
    if (one.toS1.size() != other.toS1.size()) // 1: the smallest number of exchanged BSNs
        return one.toS1.size() < other.toS1.size();
    const int difference = sum(one.toS1) - sum(one.toS2);
    const int otherDifference = sum(other.toS1) - sum(other.toS2);
    if (difference != otherDifference) // 2: the smallest difference of the sums
        return difference < otherDifference;
    if (one.toS2 != other.toS2) // 3: the largest differing BSN moved from S1 to S2
        return std::lexicographical_compare(other.toS2.rbegin(), other.toS2.rend(), one.toS2.rbegin(), one.toS2.rend());
    return one.toS1 < other.toS1; // 4: the smallest differing BSN moved from S2 to S1
}

std::vector<Score> scoresOf(const Bsns& set, const std::vector<Score>& scores)
{
    std::vector<Score> result;
    for (const Bsn bsn : set)
        result.push_back(scores[static_cast<std::size_t>(bsn - 1)]);
    std::sort(result.begin(), result.end(), std::greater<>());
    return result;
}

} // namespace

std::vector<Bsns> transpositions(const Bsns& s2, int n1)
{
    std::vector<Bsns> result;
    Bsns chosen;
    extendTranspositions(s2, static_cast<std::size_t>(n1), chosen, result);
    return result;
}

std::vector<Exchange> exchanges(int n1, int n)
{
    const Bsns s1 = fromTo(1, n1);
    const Bsns s2 = fromTo(n1 + 1, n);
    std::vector<Exchange> result;
    for (std::size_t count = 0; count <= std::min(s1.size(), s2.size()); ++count)
        for (const Bsns& toS2 : subsets(s1, count))
            for (const Bsns& toS1 : subsets(s2, count))
                result.push_back(Exchange{toS2, toS1});
    std::sort(result.begin(), result.end(), comesBefore);
    return result;
}

std::vector<Bsns> mdpSets2026(int m0, int m1)
{
    return subsets(fromTo(1, m0), static_cast<std::size_t>(m1));
}

std::vector<Bsns> mdpSets2017(const std::vector<Score>& scores, int m1)
{
    std::vector<Bsns> sets = subsets(fromTo(1, static_cast<int>(scores.size())), static_cast<std::size_t>(m1));
    std::stable_sort(sets.begin(), sets.end(), [&scores](const Bsns& one, const Bsns& other) {
        const auto a = scoresOf(one, scores);
        const auto b = scoresOf(other, scores);
        return a != b ? a > b : one < other;
    });
    return sets;
}

} // namespace pairwright::oracle
