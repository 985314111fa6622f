#pragma once

#include "engine/pairing.h"
#include "tests/oracle/dubov/definitions.h"

/// Article 5 of C.04.4.1:2026.
namespace pairwright::oracle::dubov {

/// Who has White, and the rule that says so.
struct Allocation {
    Rank white = 0;
    Rank black = 0;
    ColourRule rule = ColourRule::initialColour;
};

/// 5.2. The smaller rank is the higher ranked player.
Allocation allocateColours(const Entrants& entrants, Rank one, Rank other);

} // namespace pairwright::oracle::dubov
