#pragma once

#include "engine/system_options.h"

#include <array>

namespace pairwright::lim {

inline constexpr std::array<std::string_view, 3> maxiChoices{"auto", "on", "off"};

/// Whether the rating limit of a Maxi-tournament binds; "auto": if there are more participants than 2 to the power of
/// the number of rounds.
inline constexpr SystemOption maxi{"lim-maxi", maxiChoices};

} // namespace pairwright::lim
