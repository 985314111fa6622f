#include "engine/matching/maximum_matching.h"

#include "engine/base/index.h"
#include "engine/base/watch.h"
#include "engine/matching/forest_search.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace pairwright {

namespace {

using matching::ForestSearch;
constexpr int nobody = MaximumMatching::nobody;

/// Each vertex without a partner with the next one that is left and may be paired with it.
std::vector<int> pairedGreedily(std::vector<int> mate, const MaximumMatching::Allowed& allowed)
{
    const int count = static_cast<int>(mate.size());
    std::vector<int> next(mate.size() + 1); // of those left; entry 0 leads to the first vertex
    const auto after = [&](int v) -> int& {
        return next[index(v + 1)];
    };
    int free = count;
    for (int v = count - 1; v >= 0; --v) {
        after(v) = free;
        if (mate[index(v)] == nobody)
            free = v;
    }
    next[0] = free;
    for (int v = next[0]; v < count; v = next[0]) {
        Watch::heed();
        next[0] = after(v);
        int before = nobody;
        for (int u = next[0]; u < count && mate[index(v)] == nobody; before = u, u = after(u))
            if (allowed(v, u)) {
                mate[index(u)] = v;
                mate[index(v)] = u;
                after(before) = after(u);
            }
    }
    return mate;
}

} // namespace

MaximumMatching::MaximumMatching(int count, Allowed allowed)
    : MaximumMatching(std::vector<int>(index(count), nobody), std::move(allowed))
{
}

MaximumMatching::MaximumMatching(std::vector<int> mate, Allowed allowed)
    : allowed_(std::move(allowed))
    , mate_(pairedGreedily(std::move(mate), allowed_))
{
    std::optional<ForestSearch> inVain;
    for (int v = 0; v < static_cast<int>(mate_.size()); ++v) {
        if (mate_[index(v)] != nobody)
            continue;
        ForestSearch search(allowed_, mate_);
        if (inVain)
            search.leaveOut(*inVain);
        search.addRoot(v);
        if (!search.grow(true))
            inVain.emplace(std::move(search));
    }
}

int MaximumMatching::leftOut() const
{
    return static_cast<int>(std::count(mate_.begin(), mate_.end(), nobody));
}

std::optional<int> MaximumMatching::partner(int v) const
{
    const int mate = mate_[index(v)];
    return mate == nobody ? std::nullopt : std::optional<int>(mate);
}

std::vector<int> MaximumMatching::dispensable() const
{
    std::vector<int> mate = mate_;
    ForestSearch search(allowed_, mate);
    for (int v = 0; v < static_cast<int>(mate.size()); ++v)
        if (mate[index(v)] == nobody)
            search.addRoot(v);
    search.grow(false);
    std::vector<int> result;
    for (int v = 0; v < static_cast<int>(mate.size()); ++v)
        if (search.isOuter(v))
            result.push_back(v);
    return result;
}

MaximumMatching::Obstruction MaximumMatching::obstruction() const
{
    Obstruction result;
    std::vector<int> mate = mate_;
    ForestSearch search(allowed_, mate);
    for (int v = 0; v < static_cast<int>(mate.size()); ++v)
        if (mate[index(v)] == nobody)
            search.addRoot(v);
    search.grow(false);
    std::vector<int> left;
    for (int v = 0; v < static_cast<int>(mate.size()); ++v) {
        if (search.isOuter(v))
            left.push_back(v);
        else if (search.isInner(v))
            result.barrier.push_back(v);
    }
    while (!left.empty()) {
        std::vector<int> circle{left.back()};
        left.pop_back();
        for (std::size_t i = 0; i < circle.size(); ++i) {
            const auto apart =
                std::stable_partition(left.begin(), left.end(), [&](int v) { return !allowed_(circle[i], v); });
            circle.insert(circle.end(), apart, left.end());
            left.erase(apart, left.end());
        }
        std::sort(circle.begin(), circle.end());
        result.circles.push_back(std::move(circle));
    }
    std::sort(result.circles.begin(), result.circles.end(),
              [](const auto& a, const auto& b) { return a.size() != b.size() ? a.size() < b.size() : a < b; });
    return result;
}

} // namespace pairwright
