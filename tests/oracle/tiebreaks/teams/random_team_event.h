#pragma once

#include "engine/base/random.h"
#include "engine/tiebreaks/tie_break.h"
#include "engine/tournament/tournament_state.h"

#include <vector>

namespace pairwright::oracle {

/// An event of teams of which only the results matter: nobody asks who should have met whom.
struct RandomTeamEvent {
    TournamentState state;
    int counted = 0; ///< rounds of the standings, seldom fewer than were played
    TieBreakRules rules;
};

/// From its seed alone: a Swiss or a round robin of either edition, 2 to 14 teams, 1 to 6 boards, either score first;
/// matches played and forfeited by one and by both, single boards forfeited, byes of all kinds, late entries, records
/// that end early, rematches, several scales, boards that are not known, virtual points.
RandomTeamEvent randomTeamEvent(std::uint64_t seed);

/// Each of the tie-breaks that such an event may use once, with some of the modifiers that it takes.
std::vector<TieBreak> everyTeamTieBreak(Random& random, TieBreakRules rules);
/// Three to six of them.
std::vector<TieBreak> randomTeamList(Random& random, TieBreakRules rules);

} // namespace pairwright::oracle
