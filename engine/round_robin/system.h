#pragma once

#include "engine/pairing_system.h"

#include <array>
#include <string_view>

namespace pairwright::round_robin {

/// `exchanged` or `straight`: see Seam.
inline constexpr std::array<std::string_view, 2> seamChoices{"exchanged", "straight"};
inline constexpr SystemOption seamOption{"seam", seamChoices};

/// How many cycles, where they are more than the two that have systems of their own.
inline constexpr std::array<std::string_view, 6> cycleChoices{"3", "4", "5", "6", "7", "8"};
inline constexpr SystemOption cyclesOption{"cycles", cycleChoices};

extern const PairingSystem single;
extern const PairingSystem twice;
extern const PairingSystem moreCycles;

} // namespace pairwright::round_robin
