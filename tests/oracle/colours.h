#pragma once

#include "engine/pairing.h"
#include "tests/oracle/field.h"

namespace pairwright::oracle {

/// Who has White, and the rule that says so.
struct Allocation {
    Rank white = 0;
    Rank black = 0;
    ColourRule rule = ColourRule::initialColour;
};

/// 2026 art. 5.2; 2017 E. `higher` is the higher ranked player.
Allocation allocateColours(const Field& field, Rank higher, Rank lower);

} // namespace pairwright::oracle
