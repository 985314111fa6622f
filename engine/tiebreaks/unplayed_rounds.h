#pragma once

#include "engine/base/score.h"
#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break_context.h"
#include "engine/tournament/round_record.h"

#include <vector>

namespace pairwright {

/// Voluntary unplayed round: half- or zero-point bye, a round not entered or after a withdrawal, or a
/// forfeit loss, double forfeits included (C.07 art. 16.1.1).
bool isVoluntaryUnplayed(const RoundRecord& record);

/// A participant's score after `rounds` rounds for the tie-breaks of its opponents: requested byes that
/// are followed by nothing but voluntary unplayed rounds count as draws (C.07 art. 16.2.5, 16.3).
Score scoreSeenByOpponents(const TournamentState& state, Tpn tpn, int rounds);

/// One contribution per round for the tie-breaks that sum over opponents' scores, with the score to use
/// for each opponent or dummy (C.07 art. 16.3, 16.4); `amount` is left to the tie-break.
/// With `forfeitsAsGames` a forfeit is a game against the scheduled opponent (modifier /P).
std::vector<Contribution> opponentContributions(const TieBreakContext& context, Tpn tpn, bool forfeitsAsGames);

} // namespace pairwright
