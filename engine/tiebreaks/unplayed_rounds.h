#pragma once

#include "engine/base/score.h"
#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break_context.h"
#include "engine/tournament/round_record.h"

#include <vector>

namespace pairwright {

/// What a round is asked for: a round robin treats forfeits differently by the kind of tie-break.
enum class Purpose : std::uint8_t {
    encounter, ///< who met whom and with what result: DE, BH, SB
    ownRecord, ///< type B, art. 7
    ratings,   ///< art. 10
};

/// Whether a round counts as played. In a Swiss: if it was. In a round robin forfeits are games too,
/// but since 2026 not for ratings, and forfeit losses not for type B (C.07 art. 15.2).
bool countsAsGame(TieBreakRules rules, MatchRecord::Kind round, Purpose purpose);

/// Whether one game of a round counts: as the round does where it is the only one. A game forfeited in a match that was
/// played counts as played, but not for ratings (C.04.5 preface).
bool countsAsGame(TieBreakRules rules, MatchRecord::Kind round, const RoundRecord& game, Purpose purpose);

/// A participant's score for the tie-breaks of its opponents: requested byes that are followed by nothing but voluntary
/// unplayed rounds count as draws (C.07 art. 16.2.5, 16.3).
Score scoreSeenByOpponents(const TieBreakContext& context, Tpn tpn);

/// One contribution per round for the tie-breaks that sum over opponents' scores, with the score to use
/// for each opponent or dummy (C.07 art. 16.3, 16.4); `amount` is left to the tie-break. A round robin has
/// no dummies: rounds without an opponent bring nothing and are left out.
/// With `forfeitsAsGames` a forfeit is a game against the scheduled opponent (modifier /P); his score is adjusted as
/// without it, that is, his own forfeits stay unplayed.
std::vector<Contribution> opponentContributions(const TieBreakContext& context, Tpn tpn, bool forfeitsAsGames);

} // namespace pairwright
