#pragma once

#include "engine/dutch2012/bracket.h"

namespace pairwright::dutch2012 {

/// A.8: the fewest pairs of a bracket that cannot grant both preferences (X1) and, in even rounds, that have the same
/// strong preference (Z1), as the numbers of preferences say; the procedure starts with them.
struct FewestViolations {
    int colours = 0;
    int strong = 0; ///< 0 in odd rounds
    friend bool operator==(const FewestViolations&, const FewestViolations&) = default;
};
FewestViolations countViolations(const dutch::DutchField& field, const OpenBracket& bracket);

} // namespace pairwright::dutch2012
