#pragma once

#include "engine/pairing.h"
#include "tests/oracle/burstein/definitions.h"

/// Article 5 of C.04.4.2:2026.
namespace pairwright::oracle::burstein {

/// Who has White, and the rule that says so.
struct Allocation {
    Rank white = 0;
    Rank black = 0;
    ColourRule rule = ColourRule::initialColour;
};

/// 5.2. The smaller rank is the higher ranked player (1.8).
Allocation allocateColours(const Entrants& entrants, Rank one, Rank other);

} // namespace pairwright::oracle::burstein
