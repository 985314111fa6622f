#pragma once

#include "tests/oracle/double_swiss/definitions.h"
#include "tests/oracle/shared/system_round.h"

/// The Double-Swiss system (C.04.5:2026) as its articles stand, by brute force, for small fields.
namespace pairwright::oracle::doubleswiss {

/// Who has White in game 1 (4.2, 4.3), and the rule.
struct Allocation {
    Rank white = 0;
    Rank black = 0;
    ColourRule rule = ColourRule::initialColour;
};
Allocation allocateColours(const Entrants& entrants, Rank one, Rank other);

/// Pairs the round after those played. No value: no complete pairing exists.
std::optional<SystemRound> pairByOracle(const MatchPosition& position);

} // namespace pairwright::oracle::doubleswiss
