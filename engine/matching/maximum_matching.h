#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace pairwright {

/// Who may meet whom, as a symmetric matrix of bits; nobody meets himself.
class MeetingGraph {
public:
    explicit MeetingGraph(int vertexCount)
        : count_(vertexCount)
        , allowed_(static_cast<std::size_t>(vertexCount) * static_cast<std::size_t>(vertexCount), 0)
    {
    }
    [[nodiscard]] int count() const { return count_; }
    [[nodiscard]] bool allowed(int u, int v) const { return allowed_[at(u, v)] != 0; }
    void allow(int u, int v) { allowed_[at(u, v)] = allowed_[at(v, u)] = 1; }
    void forbid(int u, int v) { allowed_[at(u, v)] = allowed_[at(v, u)] = 0; }

private:
    [[nodiscard]] std::size_t at(int u, int v) const
    {
        return static_cast<std::size_t>(u) * static_cast<std::size_t>(count_) + static_cast<std::size_t>(v);
    }
    int count_;
    std::vector<std::uint8_t> allowed_;
};

/// The most pairs that a graph allows (Edmonds 1965), and why there are no more.
class MaximumMatching {
public:
    explicit MaximumMatching(const MeetingGraph& graph);

    [[nodiscard]] bool isPerfect() const;
    [[nodiscard]] std::optional<int> partner(int v) const;

    /// Why the matching is not perfect (Tutte, Gallai): each circle has an odd number of vertices that can
    /// only be paired with each other and with the barrier, and there are more circles than the barrier
    /// has vertices. Both empty if the matching is perfect; circles with the smallest first.
    struct Obstruction {
        std::vector<std::vector<int>> circles;
        std::vector<int> barrier;
    };
    [[nodiscard]] Obstruction obstruction() const;

private:
    std::vector<int> mate_;
    const MeetingGraph& graph_;
};

} // namespace pairwright
