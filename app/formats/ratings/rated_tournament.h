#pragma once

#include "app/domain/tournament.h"
#include "app/domain/tpn_order.h"
#include "engine/ratings/rating_event.h"

namespace pairwright {

/// A tournament as ratings and title norms see it: event.people[i] is order.keyOf(Tpn{i+1}). Results that
/// were corrected for the rating report only count as corrected. Ratings that are not FIDE's, or below leastRating,
/// count as none.
struct RatedTournament {
    RatingEvent event;
    TpnMap order;
    int otherRatings = 0;    ///< players whose rating is national or an estimate
    int belowLeast = 0;      ///< players with a FIDE rating below leastRating
    bool dayAssumed = false; ///< the tournament has no first day: today is taken
};

/// After `afterRound` rounds, at most publishedRounds(). Games still open and the rounds to come that a player is
/// present in are the games ahead.
RatedTournament ratedTournament(const Tournament& tournament, int afterRound, RatingKind kind);

/// A FIDE rating that counts as none, because it is below leastRating.
bool hasRatingBelowLeast(const PlayerData& data);

} // namespace pairwright
