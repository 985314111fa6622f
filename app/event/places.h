#pragma once

#include "app/domain/tournament.h"

#include <vector>

namespace pairwright {

/// A line of the standings of a part.
struct RankedPlace {
    PlayerKey player;
    int rank = 1;
    bool shared = false;  ///< somebody else has the same rank
    bool leftOut = false; ///< StandingsRow::leftOut: behind all others
    Score score;
    friend bool operator==(const RankedPlace&, const RankedPlace&) = default;
};

/// After which round the places are: roundIfItEndedNow(), or the one before where the final standings wait
/// (finalStandingsWaitFor()).
int roundOfPlaces(const Tournament& tournament);
/// The standings after that round, by the tie-breaks of the tournament; equal ranks by number.
std::vector<RankedPlace> placesOf(const Tournament& tournament);

/// How many of them have a place: all but those who are left out.
std::size_t countRanked(const std::vector<RankedPlace>& places);

/// All rounds are published, and every game has ended.
bool isFinished(const Tournament& tournament);

} // namespace pairwright
