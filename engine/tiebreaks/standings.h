#pragma once

#include "engine/base/ids.h"
#include "engine/base/score.h"
#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break.h"
#include "engine/tournament/tournament_state.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace pairwright {

/// One line of the standings.
struct StandingsRow {
    Tpn tpn;
    int rank = 1;        ///< those that all tie-breaks leave equal share the best of their ranks
    bool shared = false; ///< somebody else has the same rank
    Score score;
    std::vector<TieBreakResult> tieBreaks; ///< as many as were asked for, in their order
    /// How many tie-breaks it took until nobody was equal any more: 0 when nobody else has the score,
    /// n when the n-th of the list decided. None: the rank is shared, or stated.
    std::optional<std::size_t> decidedBy;
    bool stated = false;  ///< the rank is what a file says, which does not say by what
    bool leftOut = false; ///< PlayerState::leftOut: behind all others, without points and tie-breaks
};

/// Standings after `afterRound` rounds (0: before the first); later rounds are not looked at, and virtual
/// points never count. Sorted by score, then by each tie-break within the groups that are still tied
/// (C.07 art. 4.2); rows of a shared rank stand by TPN. No lots are drawn. Who is left out shares the rank behind
/// everybody else, and to the tie-breaks has not taken part.
/// Precondition: every opponent in the records is a participant.
std::vector<StandingsRow> standings(const TournamentState& state, int afterRound, std::span<const TieBreak> tieBreaks,
                                    TieBreakRules rules = {});

/// True if `a` stands before `b` by this result; somebody without a value stands behind everybody with one.
bool isBetter(const TieBreak& tieBreak, const TieBreakResult& a, const TieBreakResult& b);

/// What separates two rows of one table: 0 the score (or that one of them is left out), n the n-th tie-break; none if
/// they share a rank.
std::optional<std::size_t> separatedBy(const StandingsRow& a, const StandingsRow& b,
                                       std::span<const TieBreak> tieBreaks);

} // namespace pairwright
