#pragma once

#include "app/prizes/prize_event.h"

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

namespace pairwright::oracle {

/// What the rules of a fund give, found by trying everything. Free prizes and those of teams are given to nobody.
struct BestPrizes {
    std::vector<std::optional<std::size_t>> winners; ///< by prize: the place in PrizeEvent::people
    std::vector<std::int64_t> paid;                  ///< by person, hundredths
    std::set<std::size_t> level;                     ///< with the last prize
    int allowed = 0;                                 ///< assignments in which nobody is passed over
    /// Of all assignments within the limits the best for the first of the standings, then for the second, whoever is
    /// passed over.
    std::vector<std::optional<std::size_t>> bestInTurn = {};
};

/// Every assignment of the prizes is made and asked whether the rules allow it; of those that they allow the best for
/// the first of the standings is taken, then for the second, and so on.
BestPrizes bestPrizes(const prizes::PrizeEvent& event, const std::vector<Prize>& fund, const PrizeRules& rules);

/// The shares of a pool by exact fractions; `taken` in the order of the standings.
std::vector<std::int64_t> sharedOut(std::int64_t total, const std::vector<std::int64_t>& taken, bool hort,
                                    std::int64_t unit);

} // namespace pairwright::oracle
