#pragma once

#include <cstdint>

namespace pairwright {

/// The colour of the pieces.
enum class Colour : std::uint8_t { White, Black };

constexpr Colour opposite(Colour colour)
{
    return colour == Colour::White ? Colour::Black : Colour::White;
}

} // namespace pairwright
