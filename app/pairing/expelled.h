#pragma once

#include "app/domain/players/tpn_order.h"
#include "app/domain/tournament.h"
#include "engine/tiebreaks/standings.h"

#include <span>
#include <vector>

namespace pairwright {

/// Leaves those out of standings after a round who are expelled from the next one on (leaveOut()); `order` numbers the
/// rows, which have these tie-breaks. What decided about each of the others is told as if they had never been there.
void leaveOutExpelled(const Tournament& tournament, const TpnMap& order, int afterRound,
                      std::span<const TieBreak> tieBreaks, std::vector<StandingsRow>& rows);

/// StandingsRow::decidedBy among those who are not left out; ranks that are stated have none.
void tellWhatDecides(std::span<const TieBreak> tieBreaks, std::vector<StandingsRow>& rows);

} // namespace pairwright
