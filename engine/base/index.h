#pragma once

#include <cstddef>

namespace pairwright {

/// A place in a vector, from a rank or a vertex that is counted as int; never negative.
constexpr std::size_t index(int i)
{
    return static_cast<std::size_t>(i);
}

} // namespace pairwright
