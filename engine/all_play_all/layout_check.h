#pragma once

#include "engine/judge.h"

#include <span>
#include <vector>

namespace pairwright::all_play_all {

/// Where rounds that somebody laid out, by a table or by hand, are no round robin, or no fair one.
struct LayoutFault {
    enum class Kind : std::uint8_t {
        twiceInARound, ///< one player; the round
        meetTooOften,  ///< two players; the rounds in which they meet
        meetTooSeldom, ///< the same, perhaps none
        thirdColour,   ///< one player has a colour three times in a row; the three rounds
        unevenColours, ///< one player has a colour more often than the table gives it to anybody
    };
    Kind kind = Kind::meetTooSeldom;
    std::vector<Tpn> players;
    std::vector<RoundNumber> rounds;
    friend bool operator==(const LayoutFault&, const LayoutFault&) = default;
};

/// By kind, then by player. `rounds` are all of the tournament; a round without a player's game is passed over in his
/// row of colours.
std::vector<LayoutFault> faultsOf(std::span<const GivenRound> rounds, int players, int cycles);

} // namespace pairwright::all_play_all
