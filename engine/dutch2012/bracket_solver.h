#pragma once

#include "engine/dutch2012/bracket.h"
#include "engine/dutch2012/procedure_costs.h"

#include <optional>

namespace pairwright::dutch2012 {

/// What is asked of a bracket beside the requirements of C.3.
struct Demand {
    Depth depth = Depth::requirements;
    BracketConditions conditions;
    /// Set: everybody left over here can be paired with these (or has the bye): C.13. In the lowest bracket nobody.
    std::optional<std::vector<int>> completeWith;
};

/// The first pairing of a bracket, treated in one way, by the requirements and the order of D. Replaces the
/// loops of C.3 to C.10 and C.14: of all pairings it finds the one at which they end. None: the demand
/// cannot be met.
std::optional<BracketSolution> solveAs(const dutch::DutchField& field, const OpenBracket& bracket, bool heterogeneous,
                                       const Demand& demand);

/// The same, treated as A.3 and C.14.b.2 say: as homogeneous also if no moved-down player can be paired otherwise.
std::optional<BracketSolution> solve(const dutch::DutchField& field, const OpenBracket& bracket, const Demand& demand);

} // namespace pairwright::dutch2012
