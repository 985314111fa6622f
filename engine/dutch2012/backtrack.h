#pragma once

#include "engine/dutch2012/attempt.h"

#include <optional>
#include <stop_token>

namespace pairwright::dutch2012 {

/// C.12: the first other pairing of the previous bracket whose floaters, as many and of the same scores, let the
/// current bracket do better. None: there is none (or the search was stopped).
/// `previous`, `asIs`: the bracket above and its pairing; `current`: residents, and what came of them so far.
std::optional<BracketSolution> backtrack(const dutch::DutchField& field, const OpenBracket& previous,
                                         const BracketSolution& asIs, const std::vector<int>& residents,
                                         const Attempt& current, const std::stop_token& stop);

} // namespace pairwright::dutch2012
