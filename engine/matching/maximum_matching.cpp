#include "engine/matching/maximum_matching.h"

#include "engine/base/index.h"
#include "engine/base/watch.h"
#include "engine/matching/forest_search.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace pairwright {

namespace {

using matching::ForestSearch;
using Kinds = MaximumMatching::Kinds;
constexpr int nobody = MaximumMatching::nobody;

/// The vertices of each kind that have no partner, in their order.
class FreeVertices {
public:
    FreeVertices(const std::vector<int>& mate, const Kinds& kinds)
        : kinds_(kinds)
        , next_(mate.size(), nobody)
    {
        for (int v = static_cast<int>(mate.size()) - 1; v >= 0; --v)
            if (mate[index(v)] == nobody) {
                next_[index(v)] = first_[kindOf(v)];
                first_[kindOf(v)] = v;
            }
    }
    [[nodiscard]] int first(std::size_t kind) const { return first_[kind]; }
    [[nodiscard]] int after(int v) const { return next_[index(v)]; }
    /// `before`: the one before it in its kind; nobody: it is the first.
    void take(int v, int before) { (before == nobody ? first_[kindOf(v)] : next_[index(before)]) = next_[index(v)]; }

private:
    [[nodiscard]] std::size_t kindOf(int v) const { return kinds_.empty() ? 0 : kinds_[index(v)]; }

    const Kinds& kinds_;
    std::array<int, MaximumMatching::mostKinds> first_{nobody, nobody, nobody};
    std::vector<int> next_;
};

/// Each vertex without a partner with the first one that is left and may be paired with it; those of a kind first, who
/// have less choice.
std::vector<int> pairedGreedily(std::vector<int> mate, const MaximumMatching::Allowed& allowed, const Kinds& kinds)
{
    FreeVertices free(mate, kinds);
    for (std::size_t kind = MaximumMatching::mostKinds; kind-- > 0;)
        for (int v = free.first(kind); v != nobody; v = free.first(kind)) {
            Watch::heed();
            free.take(v, nobody);
            for (std::size_t other = MaximumMatching::mostKinds; other-- > 0 && mate[index(v)] == nobody;) {
                if (other == kind && kind != 0)
                    continue;
                int before = nobody;
                for (int u = free.first(other); u != nobody && mate[index(v)] == nobody; before = u, u = free.after(u))
                    if (allowed(v, u)) {
                        mate[index(u)] = v;
                        mate[index(v)] = u;
                        free.take(u, before);
                    }
            }
        }
    return mate;
}

} // namespace

MaximumMatching::MaximumMatching(int count, Allowed allowed, Kinds kinds)
    : MaximumMatching(std::vector<int>(index(count), nobody), std::move(allowed), std::move(kinds))
{
}

MaximumMatching::MaximumMatching(std::vector<int> mate, Allowed allowed, Kinds kinds)
    : allowed_(std::move(allowed))
    , kinds_(std::move(kinds))
    , mate_(pairedGreedily(std::move(mate), allowed_, kinds_))
{
    std::optional<ForestSearch> inVain;
    for (int v = 0; v < static_cast<int>(mate_.size()); ++v) {
        if (mate_[index(v)] != nobody)
            continue;
        ForestSearch search(allowed_, mate_, kinds_);
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
    ForestSearch search(allowed_, mate, kinds_);
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
    ForestSearch search(allowed_, mate, kinds_);
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
