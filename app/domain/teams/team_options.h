#pragma once

#include <string_view>

namespace pairwright {

/// The options of systems for teams that TeamRules sets (C.04.6 art. 1.7).
inline constexpr std::string_view teamPreferencesOption{"team-preferences"};
inline constexpr std::string_view teamAsGacruxOption{"team-as-gacrux"};
/// How many boards the table of a Scheveningen match is for.
inline constexpr std::string_view scheveningenBoardsOption{"scheveningen-boards"};

} // namespace pairwright
