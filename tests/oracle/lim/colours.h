#pragma once

#include "engine/pairing.h"
#include "tests/oracle/lim/players.h"

/// Section 5 of C.04.4.3.
namespace pairwright::oracle::lim {

/// Who decides where the histories are identical (5.4).
enum class Decider : std::uint8_t {
    higherRanked, ///< pairs made in the median or above
    lowerRanked,  ///< pairs made below
};

/// Who has White, and the rule of this enum that comes closest: both limits and due colours are "preferences".
struct Allocation {
    Rank white = 0;
    Rank black = 0;
    ColourRule rule = ColourRule::initialColour;
};

Allocation allocateColours(const Entrants& entrants, Rank one, Rank another, Decider decides);

/// 7.2: round 1 without acceleration.
Allocation allocateInRoundOne(const Entrants& entrants, Rank one, Rank other);

} // namespace pairwright::oracle::lim
