#pragma once

#include "engine/double_swiss/upfloaters.h"
#include "engine/why_not.h"

#include <optional>
#include <utility>
#include <vector>

namespace pairwright::double_swiss {

/// A bracket as it was decided. Numbers are ranks.
struct DecidedBracket {
    std::vector<int> residents;
    Upfloaters upfloaters;
    std::vector<std::pair<int, int>> pairs; ///< top member first (3.6.1): the smaller TPN; by TPN of the top member
};

/// The pairing of a bracket with the best [C8] and the smallest identifier (3.6). Where `candidates` allows fewer
/// pairs than the rules do, among those. Precondition: the bracket can be paired.
DecidedBracket pairBracket(const MatchField& candidates, std::vector<int> residents, Upfloaters upfloaters);

/// The order rule that tells two candidates of a bracket apart: their upfloaters (3.5.4) or the identifier.
OrderRule ruleBetween(const DecidedBracket& one, const DecidedBracket& other);

BracketRecord reportBracket(const MatchField& field, const DecidedBracket& decided);

} // namespace pairwright::double_swiss
