#pragma once

#include "tests/oracle/lim/players.h"

/// Sections 2 to 4 of C.04.4.3: one group.
namespace pairwright::oracle::lim {

/// 2.2: downward are the groups above the median and the median, upward those below.
enum class Direction : std::uint8_t { downward, upward };

/// A group to be paired.
struct Group {
    std::vector<Rank> residents;
    std::vector<Rank> fromAhead;  ///< floaters from where the pairing comes from
    std::vector<Rank> fromBehind; ///< the median only: floaters from the other side
    Set adjacent = 0;             ///< residents of the group that its floaters go to
    Direction direction = Direction::downward;

    [[nodiscard]] Set members() const;
    /// Floaters into this group.
    [[nodiscard]] Set incoming() const;
};

/// In the order in which the pairing was made, the player who was given an opponent first.
using MadePairs = std::vector<std::pair<Rank, Rank>>;

struct PairedMembers {
    MadePairs pairs;
    std::vector<Rank> floaters; ///< out of the group, in the order of their choice
};

/// The direction's order of players: 4.1. First is the highest numbered downward, the lowest numbered upward.
bool comesBefore(const Entrants& entrants, Direction direction, Rank one, Rank other);
/// The order of floaters from ahead: 3.6 downward, highest score first; 3.7 upward, lowest score first; then numbers
/// in the direction's order.
bool floatsBefore(const Entrants& entrants, Direction direction, Rank one, Rank other);

/// Section 3: who floats out of the group, in the order of choice.
std::vector<Rank> chooseFloaters(const Entrants& entrants, CompletePairing& compatible, const Group& group);

/// 2.4, 2.5, 3.6 to 3.8, section 4: pairs the players who stay. They can all be paired with each other.
MadePairs pairMembers(const Entrants& entrants, CompletePairing& compatible, const Group& group, Set staying);

PairedMembers pairGroup(const Entrants& entrants, CompletePairing& compatible, const Group& group);

} // namespace pairwright::oracle::lim
