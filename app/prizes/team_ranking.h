#pragma once

#include "app/prizes/prize_event.h"
#include "engine/tiebreaks/standings.h"

#include <vector>

namespace pairwright::prizes {

/// The clubs, groups or federations by what their best players have: points, then the sums of the declared tie-breaks
/// (but for those that make no sum: direct encounter, the number, an order by hand and lots), then, where ties are not
/// shared, the best placed player. `rows` are the standings of `people`, in their order.
std::vector<Team> rankTeams(const TeamRanking& ranking, const std::vector<Person>& people,
                            const std::vector<StandingsRow>& rows, const std::vector<TieBreak>& tieBreaks);

} // namespace pairwright::prizes
