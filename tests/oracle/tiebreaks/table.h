#pragma once

#include "tests/oracle/tiebreaks/event.h"
#include "tests/oracle/tiebreaks/fraction.h"

#include <optional>
#include <span>
#include <vector>

namespace pairwright::oracle {

/// A tie-break of everybody, by TPN-1, but for direct encounter, which is of groups. None: no value.
std::vector<std::optional<Fraction>> tieBreakOf(const TournamentState& state, int rounds, const TieBreak& tieBreak,
                                                TieBreakRules rules);

/// 4.2: the rank of everybody, by TPN-1; those who stay equal share the best of their ranks.
std::vector<int> ranksOf(const TournamentState& state, int rounds, std::span<const TieBreak> tieBreaks,
                         TieBreakRules rules);

} // namespace pairwright::oracle
