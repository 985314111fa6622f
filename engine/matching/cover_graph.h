#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace pairwright::matching {

/// The graph as the search sees it: four times the penalties below zero, so that all dual values stay whole.
template <class Weight>
struct Graph {
    int count = 0;
    std::vector<Weight> weight;        ///< count x count
    std::vector<std::uint8_t> allowed; ///< count x count
    std::vector<Weight> singleWeight;
    std::vector<std::uint8_t> singleAllowed;

    [[nodiscard]] std::size_t at(int u, int v) const
    {
        return static_cast<std::size_t>(u) * static_cast<std::size_t>(count) + static_cast<std::size_t>(v);
    }
};

} // namespace pairwright::matching
