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

/// The last published round that has a result; 0: none has any.
int lastPlayedRound(const Tournament& tournament);

/// The round whose standings are asked for: the last one with a result, else the last published one; 0: none.
int roundOfStandings(const Tournament& tournament);

} // namespace pairwright
