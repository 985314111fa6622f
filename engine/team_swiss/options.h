#pragma once

#include "engine/system_options.h"

#include <array>

namespace pairwright::team_swiss {

inline constexpr std::array<std::string_view, 3> preferenceChoices{"type-a", "type-b", "none"};
inline constexpr std::array<std::string_view, 2> gacruxChoices{"off", "on"};

/// Which colour preferences the rules of the event use (C.04.6 art. 1.7): the usual ones, those with two strengths, or
/// none.
inline constexpr SystemOption preferences{"team-preferences", preferenceChoices};
/// Where the program Gacrux leaves the text: for its files. A bracket is seated by score, then TPN (3.6.1 says by TPN),
/// and virtual points count in the secondary score too (C.04.7 art. 1.5).
inline constexpr SystemOption asGacrux{"team-as-gacrux", gacruxChoices};
inline constexpr std::array allOptions{preferences, asGacrux};

} // namespace pairwright::team_swiss
