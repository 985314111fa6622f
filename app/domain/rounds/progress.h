#pragma once

#include "app/domain/tournament.h"

#include <vector>

namespace pairwright {

/// The boards of one published round whose games have not ended. While there are any, standings are provisional.
struct OpenGames {
    RoundNumber round;
    std::vector<int> missing;   ///< without a result
    std::vector<int> adjourned; ///< they count as draws until they end
    friend bool operator==(const OpenGames&, const OpenGames&) = default;
};

/// Of the published rounds up to `last` those that have such games, in order.
std::vector<OpenGames> openGames(const Tournament& tournament, int last);
/// Of all published rounds.
std::vector<OpenGames> openGames(const Tournament& tournament);

/// What standings after a round wait for because they would be the final ones: in FIDE mode those after the last
/// planned round are made when every game has ended (checklist 161, 169). Empty: they can be made.
std::vector<OpenGames> finalStandingsWaitFor(const Tournament& tournament, int afterRound);

/// What a report waits for, in any published round: games without a result in FIDE mode, and adjourned ones, unless
/// what counts for rating was said of them (checklist 161, 169). Empty: it can be made.
std::vector<OpenGames> reportWaitsFor(const Tournament& tournament);

/// The last published round that has a result; 0: none has any.
int lastPlayedRound(const Tournament& tournament);

/// The last published round in which no result is missing; 0: there is none. Adjourned games count as draws.
int lastCompleteRound(const Tournament& tournament);
/// After which round it would be over if it ended now: the last complete one; where games are played in any order, the
/// last that has a result.
int roundIfItEndedNow(const Tournament& tournament);

/// The round that begins next: the one after the last that has a result; after the last round one that there is not.
RoundNumber roundToBegin(const Tournament& tournament);

/// The round whose standings are asked for: the last one with a result, else the last published one; 0: none. The one
/// before it while the final standings wait.
int roundOfStandings(const Tournament& tournament);

} // namespace pairwright
