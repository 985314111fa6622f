#pragma once

#include "engine/dutch2012/bracket_solver.h"

#include <optional>

namespace pairwright::dutch2012 {

/// A bracket with the moved-down players of the moment, and how far its pairing got.
struct Attempt {
    OpenBracket open;
    std::optional<BracketSolution> solution; ///< none: the lowest bracket has no final pairing
    bool lowest = false;

    /// M0 and P0 were reached; in the lowest bracket: nobody is left over who may not have the bye.
    [[nodiscard]] bool reached() const;
    /// There are moved-down players, and C.12 has something to mend.
    [[nodiscard]] bool asksForBacktracking() const;
};

Attempt attempt(const dutch::DutchField& field, const Bracket& bracket, bool lowest, Depth depth);

/// The scores of the floaters, highest first.
std::vector<int> floaterScores(const dutch::DutchField& field, const BracketSolution& solution);

} // namespace pairwright::dutch2012
