#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace pairwright {

/// Gives each of a list of players an opponent out of a second list that is as long. What a pair costs depends on
/// the classes of the two alone, and nearly every pair whose classes go together is allowed.
struct AssignmentProblem {
    std::vector<int> first;  ///< class of each player of the first list, who choose in their order
    std::vector<int> second; ///< class of each player of the second list; smaller places are chosen first
    int firstClasses = 0;
    int secondClasses = 0;
    /// By class of the first list, then of the second; none: never allowed.
    std::function<std::optional<std::int64_t>(int, int)> cost;
    /// By places in the lists: whether this pair is allowed where its classes are.
    std::function<bool(int, int)> allowed;
};

struct Assignment {
    std::vector<int> opponents; ///< places in the second list, by place in the first
    std::int64_t cost = 0;
};

/// The least cost that the classes allow if every pair of allowed classes may be made, and among the assignments that
/// reach it the first one: the first player's opponent as early as possible, then the second's, ... None: no
/// assignment reaches it. Dual values of the classes prove the cost; the time is nearly linear in the players.
std::optional<Assignment> firstAssignment(const AssignmentProblem& problem);

} // namespace pairwright
