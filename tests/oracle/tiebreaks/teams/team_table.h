#pragma once

#include "tests/oracle/tiebreaks/fraction.h"
#include "tests/oracle/tiebreaks/teams/team_view.h"

#include <optional>
#include <span>
#include <vector>

namespace pairwright::oracle {

/// Standings of teams.
struct TeamTable {
    std::vector<int> ranks; ///< 4.2, by TPN-1; those who stay equal share the best of their ranks
    /// By tie-break and TPN-1. Of those among the tied only board count has values, of those who are tied and
    /// whose boards are known.
    std::vector<std::vector<std::optional<Fraction>>> values;
};

TeamTable teamTableOf(const TeamView& view, std::span<const TieBreak> tieBreaks);

/// 13.4: what divides the strength of the schedule.
int factorOf(const TeamView& view, const TieBreak& how);

} // namespace pairwright::oracle
