#pragma once

#include "engine/matching/first_assignment.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace pairwright::matching {

/// How many players of each class of the first list are assigned to each class of the second at the least cost
/// (successive shortest paths), and which pairs of classes an assignment of that cost can use.
class ClassFlow {
public:
    explicit ClassFlow(const AssignmentProblem& problem);

    /// False: the classes allow no assignment.
    [[nodiscard]] bool solve();
    [[nodiscard]] std::int64_t cost() const;
    /// The dual values leave no loss in pairing these classes.
    [[nodiscard]] bool isTight(int c, int d) const { return tight_[at(c, d)] != 0; }

    void clear();
    void add(int c, int d, int amount) { flow_[at(c, d)] += amount; }
    /// False: no assignment of the rest has the least cost if one more player of `c` goes to `d` instead of where the
    /// flow sends him. True: the flow sends one there.
    [[nodiscard]] bool redirect(int c, int d);

private:
    [[nodiscard]] std::size_t at(int c, int d) const
    {
        return static_cast<std::size_t>(c) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(d);
    }
    void settleDistances(std::vector<std::int64_t>& ofFirst, std::vector<std::int64_t>& ofSecond);
    [[nodiscard]] bool augment();
    void findTight();

    int rows_;
    int columns_;
    std::vector<std::optional<std::int64_t>> price_;
    std::vector<int> flow_;
    std::vector<int> supply_; ///< not yet sent
    std::vector<int> demand_;
    std::vector<int> fromFirst_;  ///< shortest path: the row before a column ...
    std::vector<int> fromSecond_; ///< ... and the column before a row
    std::vector<std::uint8_t> tight_;
};

} // namespace pairwright::matching
