#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace pairwright {

/// The most pairs that a graph allows (Edmonds 1965), and why there are no more. The graph is asked, never stored:
/// where nearly everybody may meet nearly everybody, a search looks at each vertex once and at what is not allowed.
class MaximumMatching {
public:
    /// Whether two different vertices may be paired; the same in both directions.
    using Allowed = std::function<bool(int, int)>;

    /// By vertex, 0 to 2, or empty: two of the same kind but 0 are never allowed, and nobody asks for them. Large kinds
    /// would otherwise cost their square.
    using Kinds = std::vector<std::uint8_t>;
    static constexpr std::size_t mostKinds = 3;

    /// Vertices are 0 .. count-1.
    MaximumMatching(int count, Allowed allowed, Kinds kinds = {});
    /// Goes on from these pairs, which are allowed: `mate[v]` is the partner of v, or nobody.
    MaximumMatching(std::vector<int> mate, Allowed allowed, Kinds kinds = {});
    static constexpr int nobody = -1;

    [[nodiscard]] bool isPerfect() const { return leftOut() == 0; }
    /// How many vertices have no partner.
    [[nodiscard]] int leftOut() const;
    [[nodiscard]] std::optional<int> partner(int v) const;
    /// By vertex: the partner, or nobody.
    [[nodiscard]] const std::vector<int>& mates() const { return mate_; }
    /// Those whom some largest matching leaves out, ascending (the even vertices of Gallai and Edmonds).
    [[nodiscard]] std::vector<int> dispensable() const;

    /// Why the matching is not perfect (Tutte, Gallai): each circle has an odd number of vertices that can
    /// only be paired with each other and with the barrier, and there are more circles than the barrier
    /// has vertices. Both empty if the matching is perfect; circles with the smallest first.
    struct Obstruction {
        std::vector<std::vector<int>> circles;
        std::vector<int> barrier;
    };
    [[nodiscard]] Obstruction obstruction() const;

private:
    Allowed allowed_;
    Kinds kinds_;
    std::vector<int> mate_;
};

} // namespace pairwright
