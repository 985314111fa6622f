#include "engine/dubov1997/completion.h"

#include "engine/base/index.h"
#include "engine/base/watch.h"
#include "engine/matching/forest_search.h"
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
    const int count = static_cast<int>(ranks.size());
    std::vector<bool> isPaired(ranks.size(), false);
    const auto compatible = [&](int a, int b) {
        return field.compatible(ranks[index(a)], ranks[index(b)]);
    };
    const MaximumMatching::Allowed amongThoseLeft = [&](int a, int b) {
        return !isPaired[index(a)] && !isPaired[index(b)] && compatible(a, b);
    };
    // A pairing of all who are left is the witness that they can be paired. Without a player his partner there looks
    // for another one: exactly those whom his tree reaches as outer vertices can be spared instead of him.
    std::vector<int> mate = MaximumMatching(count, amongThoseLeft).mates();
    std::vector<std::pair<int, int>> pairs;
    for (int first = 0; first < count; ++first) {
        if (isPaired[index(first)])
            continue;
        Watch::heed();
        isPaired[index(first)] = true;
        const int partner = mate[index(first)];
        mate[index(partner)] = MaximumMatching::nobody;
        std::vector<int> asBefore = mate;
        matching::ForestSearch search(amongThoseLeft, asBefore);
        search.addRoot(partner);
        search.grow(false);
        int other = first + 1;
        while (isPaired[index(other)] || !search.isOuter(other) || !compatible(first, other))
            ++other;
        isPaired[index(other)] = true;
        if (other != partner)
            mate[index(mate[index(other)])] = MaximumMatching::nobody;
        mate[index(first)] = other;
        mate[index(other)] = first;
        if (other != partner)
            mate = MaximumMatching(std::move(mate), amongThoseLeft).mates();
        pairs.emplace_back(ranks[index(first)], ranks[index(other)]);
    }
    return pairs;
}

} // namespace pairwright::dubov1997
