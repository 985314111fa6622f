#pragma once

#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break_context.h"

#include <compare>
#include <span>
#include <vector>

namespace pairwright {

/// What a team got on each board, the first board first.
using BoardPoints = std::vector<Score>;

/// Of two teams by one of the tie-breaks of art. 12, `own` being of the first. Precondition: as many boards.
BoardStep compareBoards(const BoardPoints& one, const BoardPoints& other, TieBreakKind kind);
/// Which of the two stands before the other, `less` first.
std::weak_ordering orderOf(const BoardStep& step);

/// The tie-breaks by boards among tied teams (C.07 art. 12), one result for each in the order given: board count, the
/// smaller first, which decides only where all have the same game points (12.1); top board results, board by board
/// (12.2); bottom board elimination, without the last board, then without the last two (12.3). `value` is the board
/// count, what the first board brought, what all but the last did; `placeAmongTied` is the outcome. A game forfeited
/// counts as a game; nobody has a place where of one of them the boards are not known.
std::vector<TieBreakResult> boardResults(const TieBreakContext& context, std::span<const Tpn> tied, TieBreakKind kind);

} // namespace pairwright
