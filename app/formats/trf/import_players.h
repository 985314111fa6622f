#pragma once

#include "app/domain/ratings/official_rating.h"
#include "app/formats/trf/import.h"
#include "engine/trf/starting_rank.h"

#include <vector>

namespace pairwright {

/// What all players of a file share.
struct TrfPeople {
    trf::TournamentRatings ratings;
    RatingKind kind = RatingKind::standard; ///< of the event
};

/// Personal data of a 001 record; what has no place is noted.
PlayerData playerDataFromTrf(const trf::Player& player, PlayerKey key, const TrfPeople& people,
                             std::vector<TrfImportNote>& notes);

} // namespace pairwright
