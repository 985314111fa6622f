#pragma once

#include "app/domain/tournament.h"

namespace pairwright {

/// What mend() took out.
struct Mended {
    int values = 0; ///< single values: a rating, a date, a bye, a line
    int boards = 0; ///< whole boards: nobody can say who played there
    friend bool operator==(const Mended&, const Mended&) = default;
};

/// Takes out of a tournament what contradicts itself (app/domain/changes/contradictions.h), and nothing else: an
/// impossible rating goes, the player stays. Numbers that a round lacks go to the end of its list. What is left may
/// still not hold together where rounds do not follow each other.
Mended mend(Tournament& tournament);

} // namespace pairwright
