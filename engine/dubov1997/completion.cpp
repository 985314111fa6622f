#include "engine/dubov1997/completion.h"

#include "engine/base/index.h"
#include "engine/base/watch.h"
#include "engine/matching/maximum_matching.h"

#include <algorithm>

namespace pairwright::dubov1997 {

namespace {

MaximumMatching matchingOf(const Field& field, const std::vector<int>& ranks)
{
    return {static_cast<int>(ranks.size()), [&](int a, int b) {
                return field.compatible(ranks[index(a)], ranks[index(b)]);
            }};
}

} // namespace

bool canPairAll(const Field& field, const std::vector<int>& ranks)
{
    if (ranks.size() % 2 == 1)
        return false;
    return matchingOf(field, ranks).isPerfect();
}

std::vector<int> unpairable(const Field& field, const std::vector<int>& ranks)
{
    const MaximumMatching matching = matchingOf(field, ranks);
    std::vector<int> left;
    for (std::size_t i = 0; i < ranks.size(); ++i)
        if (!matching.partner(static_cast<int>(i)))
            left.push_back(ranks[i]);
    return left;
}

std::vector<std::pair<int, int>> pairNearest(const Field& field, std::vector<int> ranks)
{
    std::sort(ranks.begin(), ranks.end());
    std::vector<bool> isPaired(ranks.size(), false);
    const auto mayMeet = [&](int a, int b) {
        return !isPaired[index(a)] && !isPaired[index(b)] && field.compatible(ranks[index(a)], ranks[index(b)]);
    };
    // A pairing of all who are left is the witness that they can be paired; it is mended for each pair.
    const int count = static_cast<int>(ranks.size());
    std::vector<int> witness = MaximumMatching(count, mayMeet).mates();
    const auto take = [&](int a, int b) {
        Watch::heed();
        std::vector<int> others = witness;
        const int left = witness[index(a)];
        const int right = witness[index(b)];
        for (const int one : {a, b, left, right})
            others[index(one)] = MaximumMatching::nobody;
        isPaired[index(a)] = isPaired[index(b)] = true;
        if (left != b) {
            others = MaximumMatching(std::move(others), mayMeet).mates();
            if (others[index(left)] == MaximumMatching::nobody || others[index(right)] == MaximumMatching::nobody) {
                isPaired[index(a)] = isPaired[index(b)] = false;
                return false;
            }
        }
        witness = std::move(others);
        return true;
    };
    std::vector<std::pair<int, int>> pairs;
    for (int first = 0; first < count; ++first)
        for (int other = first + 1; other < count && !isPaired[index(first)]; ++other)
            if (mayMeet(first, other) && take(first, other))
                pairs.emplace_back(ranks[index(first)], ranks[index(other)]);
    return pairs;
}

} // namespace pairwright::dubov1997
