#pragma once

#include "engine/matching/penalty.h"

#include <memory>
#include <optional>
#include <span>

namespace pairwright {

/// Covers every vertex of a graph with pairs (and, where allowed, with vertices left single) at the least
/// total penalty, and answers follow-up questions of the form "can it still be had if ...?" without
/// solving again from the start. Exact: after each successful call dual values prove the optimum.
/// Vertices are 0 .. count-1. Primal-dual method for general graphs (Edmonds 1965; Galil 1986).
class WeightedMatching {
public:
    /// `penaltyBits`: width of the layout that all penalties use (at most Penalty::maxBits).
    static std::unique_ptr<WeightedMatching> create(int vertexCount, int penaltyBits);
    virtual ~WeightedMatching() = default;
    WeightedMatching(const WeightedMatching&) = delete;
    WeightedMatching& operator=(const WeightedMatching&) = delete;

    /// Before solve() only. What is not allowed can never be chosen.
    virtual void allowPair(int u, int v, const Penalty& penalty) = 0;
    virtual void allowSingle(int v, const Penalty& penalty) = 0;

    /// False when no cover exists.
    virtual bool solve() = 0;

    /// True if some cover as good as the present one has v paired with one of `partners`; then the present
    /// cover becomes such a one and v stays bound to them. False: nothing changes.
    virtual bool restrictPartners(int v, std::span<const int> partners) = 0;
    /// The same as restrictPartners() for "v is not paired with any of `partners`".
    virtual bool excludePartners(int v, std::span<const int> partners) = 0;

    /// False only if no optimal cover can contain this pair (cheap: looks at the dual values).
    [[nodiscard]] virtual bool mayPair(int u, int v) const = 0;

    /// The partner in the present cover; none: v is single.
    [[nodiscard]] virtual std::optional<int> partner(int v) const = 0;

    /// Checks from scratch that the dual values prove the present cover optimal; for tests.
    [[nodiscard]] virtual bool isProvenOptimal() const = 0;

protected:
    WeightedMatching() = default;
};

} // namespace pairwright
