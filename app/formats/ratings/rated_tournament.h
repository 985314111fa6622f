#pragma once

#include "app/domain/players/tpn_order.h"
#include "app/domain/ratings/rating_periods.h"
#include "engine/ratings/rating_event.h"

namespace pairwright {

/// A tournament as ratings and title norms see it: event.people[i] is order.keyOf(Tpn{i+1}). Results that
/// were corrected for the rating report only count as corrected. Counted are the official ratings of FIDE, in an event
/// of more than 30 days those of each month (app/domain/ratings/official_rating.h, rating_periods.h); ratings that are
/// not FIDE's, or below leastRating, count as none.
struct RatedTournament {
    RatingEvent event;
    TpnMap order;
    int otherRatings = 0;             ///< players whose only rating is national or an estimate
    int belowLeast = 0;               ///< players with a FIDE rating below leastRating
    bool dayAssumed = false;          ///< the tournament has no first day: today is taken
    std::vector<EventPeriod> periods; ///< of an event of more than 30 days
};

/// After `afterRound` rounds, at most the last published one. Games still open and the rounds to come that a player is
/// present in are the games ahead.
RatedTournament ratedTournament(const Tournament& tournament, int afterRound, RatingKind kind);

/// The players alone, as they count in such an event, by key.
std::vector<RatedPerson> ratedPeople(const Tournament& tournament, RatingKind kind);

/// "2026-10: rounds 1-3; 2026-11: rounds 4-7 (no list)": by which lists the games are rated; empty unless the event
/// takes more than 30 days. The same in every language but for the words.
QString periodsText(const RatedTournament& rated);
/// The same as a sentence for a sheet.
QStringList periodNotes(const RatedTournament& rated);

/// An official rating that counts as none, because it is below leastRating.
bool hasRatingBelowLeast(const PlayerData& data, RatingKind kind);

} // namespace pairwright
