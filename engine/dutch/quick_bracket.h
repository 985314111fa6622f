#pragma once

#include "engine/dutch/bracket_task.h"

namespace pairwright::dutch {

/// Pairs a bracket without a search through all its pairs, where the best that counting allows can be had: every
/// moved-down player is paired, at most one resident leaves, topscorers lose nothing, colours lose what they must,
/// nobody upfloats again, and the next bracket and the rest can be paired. None: that is not so, or the bracket is of
/// another kind; nothing is said then. Counting bounds, halves and the exit vertex (engine/README.md) make the answer
/// the first of the best. Precondition: `byeFallsHere` is settled.
std::optional<BracketSolution> solveQuickly(const BracketTask& task);

/// Who is left over in the following bracket if these leave for it, when that is as few as can be whoever leaves,
/// nobody of a higher score, and everybody below can be paired then (2026: [C8] under [C4]; 2017: C.7, and C.4 for
/// itself). `due`: the colour that everybody must have who could leave. None: not so, or not found.
std::optional<std::vector<int>> leftOverBelow(const BracketTask& task, const std::vector<int>& leaving,
                                              std::optional<Colour> due = std::nullopt);

} // namespace pairwright::dutch
