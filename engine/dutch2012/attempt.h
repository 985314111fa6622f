#pragma once

#include "engine/dutch/candidate_order.h"
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

/// How far a pairing of a bracket lowers the requirements (B and C.10), and then when D generates it: the procedure
/// meets the smaller one first. Comparable among solutions that were treated alike.
struct SolutionPlace {
    std::vector<std::vector<int>> values;
    dutch::CandidatePlace place;
    friend auto operator<=>(const SolutionPlace&, const SolutionPlace&) = default;
};
SolutionPlace placeOf(const dutch::DutchField& field, const OpenBracket& bracket, const BracketSolution& solution);

/// The scores of the floaters, highest first.
std::vector<int> floaterScores(const dutch::DutchField& field, const BracketSolution& solution);

} // namespace pairwright::dutch2012
