#pragma once

#include "engine/base/random.h"
#include "engine/tiebreaks/tie_break.h"
#include "engine/tournament/tournament_state.h"

#include <vector>

namespace pairwright::oracle {

/// A tournament of which only the results matter: nobody asks who should have met whom.
struct RandomEvent {
    TournamentState state;
    int counted = 0; ///< rounds of the standings, seldom fewer than were played
    EventFormat format = EventFormat::swiss;
};

/// From its seed alone: a Swiss, one of matches of two games, or a round robin; byes of all kinds, forfeits by one and
/// by both, late entries, withdrawals, rematches, odd results, players without a rating, several point systems, virtual
/// points.
RandomEvent randomEvent(std::uint64_t seed);

/// A round robin: 3 to 12 players, one to three cycles, forfeits by one and by both, postponed games, players whose
/// games do not count; now and then counted before its end.
RandomEvent randomAllPlayAll(std::uint64_t seed);

/// Every tie-break of the edition that such an event may use, with every set of modifiers that it takes.
std::vector<TieBreak> everyTieBreak(TieBreakEdition edition, EventFormat format = EventFormat::swiss);

/// One to five of them.
std::vector<TieBreak> randomList(Random& random, const std::vector<TieBreak>& all);

} // namespace pairwright::oracle
