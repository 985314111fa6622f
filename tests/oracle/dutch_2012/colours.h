#pragma once

#include "engine/pairing.h"
#include "tests/oracle/dutch_2012/definitions.h"

/// Part E of the Dutch rules of 2012.
namespace pairwright::oracle::dutch2012 {

/// Who has White, and by which rule.
struct Allocation {
    Rank white = 0;
    Rank black = 0;
    ColourRule rule = ColourRule::initialColour;
};

Allocation allocateColours(const Entrants& entrants, Rank one, Rank other);

} // namespace pairwright::oracle::dutch2012
