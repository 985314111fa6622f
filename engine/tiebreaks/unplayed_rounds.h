#pragma once

#include "engine/base/score.h"
#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break_context.h"
#include "engine/tournament/round_record.h"

#include <vector>

namespace pairwright {

/// Half- or zero-point bye, a round not entered or after a withdrawal (C.07 art. 16.1.1).
bool isRequestedBye(const RoundRecord& record);

/// Voluntary unplayed round: a requested bye, or a forfeit loss, double forfeits included (C.07 art. 16.1.2).
bool isVoluntaryUnplayed(const RoundRecord& record);

/// What a record is asked for: a round robin treats forfeits differently by the kind of tie-break.
enum class Purpose : std::uint8_t {
    encounter, ///< who met whom and with what result: DE, BH, SB
    ownRecord, ///< type B, art. 7
    ratings,   ///< art. 10
};

/// Whether a round counts as a game. In a Swiss: if it was played. In a round robin forfeits are games too,
/// but since 2026 not for ratings, and forfeit losses not for type B (C.07 art. 15.2).
bool countsAsGame(TieBreakRules rules, const RoundRecord& record, Purpose purpose);

/// A participant's score after `rounds` rounds for the tie-breaks of its opponents: requested byes that
/// are followed by nothing but voluntary unplayed rounds count as draws (C.07 art. 16.2.5, 16.3).
Score scoreSeenByOpponents(const TournamentState& state, Tpn tpn, int rounds);

/// One contribution per round for the tie-breaks that sum over opponents' scores, with the score to use
/// for each opponent or dummy (C.07 art. 16.3, 16.4); `amount` is left to the tie-break. A round robin has
/// no dummies: rounds without an opponent bring nothing and are left out.
/// With `forfeitsAsGames` a forfeit is a game against the scheduled opponent (modifier /P).
std::vector<Contribution> opponentContributions(const TieBreakContext& context, Tpn tpn, bool forfeitsAsGames);

} // namespace pairwright
