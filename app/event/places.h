#pragma once

#include "app/domain/tournament.h"

#include <vector>

namespace pairwright {

/// A line of the standings of a part.
struct Place {
    PlayerKey player;
    int rank = 1;
    bool shared = false;  ///< somebody else has the same rank
    bool leftOut = false; ///< StandingsRow::leftOut: behind all others
    Score score;
    friend bool operator==(const Place&, const Place&) = default;
};

/// The standings after the last published round, by the tie-breaks of the tournament; equal ranks by number.
std::vector<Place> placesOf(const Tournament& tournament);

/// All rounds are published, and every game has ended.
bool isFinished(const Tournament& tournament);

} // namespace pairwright
