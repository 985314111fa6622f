#pragma once

#include <cstdint>

namespace pairwright {

/// Who plays whom: a match of teams has a game on each of its boards.
enum class Entrants : std::uint8_t { players, teams };

} // namespace pairwright
