#pragma once

#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break_context.h"

namespace pairwright {

/// The tie-breaks of type B that count rounds, or games, of the participant's own record; contributions are those
/// that count.
/// - Wins: rounds with as many points as a win (a match: as two won games), played or not: a pairing-allocated bye
///   if it is worth a win, a full-point bye, a forfeit win (C.07 art. 7.1)
/// - GamesWon, GamesWithBlack, WinsWithBlack: games over the board (7.2, 7.3, 7.4)
/// - RoundsElected: all rounds but requested byes and forfeit losses (7.6)
/// - StandardPoints: 1 for a round with more points than the scheduled opponent, or without one for more than a draw;
///   ½ for as many, or exactly a draw; in tenths (7.7)
std::vector<TieBreakResult> ownRecord(const TieBreakContext& context, const TieBreak& tieBreak);

} // namespace pairwright
