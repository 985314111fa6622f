#include "engine/dubov1997/completion.h"

#include "engine/matching/maximum_matching.h"

#include <algorithm>

namespace pairwright::dubov1997 {

namespace {

MaximumMatching matchingOf(const Field& field, const std::vector<int>& ranks)
{
    return {static_cast<int>(ranks.size()), [&](int a, int b) {
                return field.compatible(ranks[static_cast<std::size_t>(a)], ranks[static_cast<std::size_t>(b)]);
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
    std::vector<std::pair<int, int>> pairs;
    std::sort(ranks.begin(), ranks.end());
    while (!ranks.empty()) {
        const int first = ranks.front();
        for (std::size_t i = 1; i < ranks.size(); ++i) {
            if (!field.compatible(first, ranks[i]))
                continue;
            std::vector<int> others = ranks;
            others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
            others.erase(others.begin());
            if (!canPairAll(field, others))
                continue;
            pairs.emplace_back(first, ranks[i]);
            ranks = std::move(others);
            break;
        }
    }
    return pairs;
}

} // namespace pairwright::dubov1997
