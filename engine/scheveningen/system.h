#pragma once

#include "engine/pairing_system.h"

#include <array>
#include <string_view>

namespace pairwright::scheveningen {

/// How many boards a match has, which is how many players each team has.
inline constexpr std::array<std::string_view, 18> boardChoices{"3",  "4",  "5",  "6",  "7",  "8",  "9",  "10", "11",
                                                               "12", "13", "14", "15", "16", "17", "18", "19", "20"};
inline constexpr SystemOption boardsOption{"scheveningen-boards", boardChoices};

/// How often everybody meets each player of the other team.
inline constexpr std::array<std::string_view, 2> gameChoices{"1", "2"};
inline constexpr SystemOption gamesOption{"scheveningen-games", gameChoices};

inline constexpr std::array allOptions{boardsOption, gamesOption};

/// Two teams meet in as many rounds as they have players (twice as many), and the players move on, so that each of one
/// team meets each of the other. No article of FIDE's: the table is of table.h.
extern const PairingSystem system;

} // namespace pairwright::scheveningen
