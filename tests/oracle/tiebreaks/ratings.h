#pragma once

#include "tests/oracle/tiebreaks/event.h"

#include <optional>

namespace pairwright::oracle {

/// Those of article 10; none while somebody in the event has no rating, and without a game to take an average of.
std::optional<int> averageRating(const Event& event, Tpn tpn, const TieBreak& how);
std::optional<int> performance(const Event& event, Tpn tpn, const TieBreak& how);
std::optional<int> perfectPerformance(const Event& event, Tpn tpn, const TieBreak& how);
std::optional<int> averageOfPerformance(const Event& event, Tpn tpn, const TieBreak& how);
std::optional<int> averageOfPerfect(const Event& event, Tpn tpn, const TieBreak& how);
std::optional<int> ownRating(const Event& event, Tpn tpn, const TieBreak& how);

} // namespace pairwright::oracle
