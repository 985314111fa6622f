#pragma once

#include "app/domain/json/enum_names.h"
#include "app/domain/tournament.h"

namespace pairwright {

/// What the door says of a player.
enum class DoorMark : std::uint8_t { arrived, notYet, absent, late };
/// What those get who did not come.
enum class CheckInEnd : std::uint8_t { halfPointBye, zeroPointBye, out };

template <>
struct EnumNames<DoorMark> {
    static constexpr std::array names{"arrived", "not-yet", "absent", "late"};
};
template <>
struct EnumNames<CheckInEnd> {
    static constexpr std::array names{"half-point-bye", "zero-point-bye", "out"};
};

/// What the door knows of a player before the next round.
enum class DoorState : std::uint8_t {
    notYet,    ///< expected and not seen yet
    arrived,   ///< was ticked, or sat at a board already
    late,      ///< comes, but not for the next round: firstRoundAfterAbsence()
    absent,    ///< not in the next round, and nobody said that he comes late
    withdrawn, ///< out
};

DoorState doorStateOf(const Tournament& tournament, const Player& player);

/// The first round, after the next one, in which a player who is away in the next one is going to play; none if he is
/// not away, or comes in none of the planned rounds.
std::optional<RoundNumber> firstRoundAfterAbsence(const Tournament& tournament, const Player& player);

/// Somebody was ticked: as long as nobody was, nobody is missed.
bool checkInHasBegun(const Tournament& tournament);

/// It has begun, and somebody is still expected.
bool checkInIsOpen(const Tournament& tournament);

/// Who is expected and was not seen yet, in the order of the keys.
std::vector<PlayerKey> stillExpected(const Tournament& tournament);

} // namespace pairwright
