#pragma once

#include "tests/oracle/tiebreaks/event.h"
#include "tests/oracle/tiebreaks/fraction.h"

#include <optional>
#include <span>
#include <vector>

namespace pairwright::oracle {

/// Of one participant; `drawn` is the event as Fore Buchholz sees it. None: no value, or one of teams.
std::optional<Fraction> valueOf(const Event& event, const Event& drawn, Tpn tpn, const TieBreak& how);

/// The tied by their values, which are listed by TPN-1: best first, whoever has none last.
std::vector<std::vector<Tpn>> byValue(const std::vector<Tpn>& tied, const std::vector<std::optional<Fraction>>& values,
                                      const TieBreak& how);

/// A tie-break of everybody, by TPN-1, but for direct encounter, which is of groups. None: no value.
std::vector<std::optional<Fraction>> tieBreakOf(const TournamentState& state, int rounds, const TieBreak& tieBreak,
                                                TieBreakRules rules);

/// 4.2: the rank of everybody, by TPN-1; those who stay equal share the best of their ranks.
std::vector<int> ranksOf(const TournamentState& state, int rounds, std::span<const TieBreak> tieBreaks,
                         TieBreakRules rules);

} // namespace pairwright::oracle
