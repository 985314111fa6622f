#pragma once

#include "app/domain/tournament.h"

namespace pairwright {

/// The games of an event of teams as a tournament of those who played them: each of its boards a game of two members,
/// whoever sat against an empty board and won with a full-point bye, everybody else absent, and so in a match that is
/// won by nobody (isWonByNobody()). For what is asked of players: ratings, norms, boards, the games of a report. They
/// stand team by team in the order of their boards. Nothing of it is stored, and nothing can be paired by it.
Tournament gamesOfTeams(const Tournament& tournament);

/// The same for lists and cards, on which everybody stands with his team in the place of the club, so that a list of
/// them can be read in again. Of an event without teams a copy.
Tournament peopleOf(const Tournament& tournament);

} // namespace pairwright
