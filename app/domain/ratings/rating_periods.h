#pragma once

#include "app/domain/ratings/official_rating.h"

#include <QString>

#include <optional>
#include <vector>

/// The lists by which the games of a long event are rated. The ratings that order and pair the players stay those of
/// the start.
namespace pairwright {

/// More than 30 days from the first to the last (B.02; B.01 art. 1.4.6).
bool takesMoreThan30Days(const EventData& event);

/// The rounds that are rated by the list of one month.
struct EventPeriod {
    QString month; ///< "2026-10"
    std::vector<RoundNumber> rounds;
    int known =
        0; ///< players with a rating of this very month; of the first period all, whose ratings are those of the start
    friend bool operator==(const EventPeriod&, const EventPeriod&) = default;
};

/// In the order of time, the month of the first day first, even if no round was in it; empty unless the event takes
/// more than 30 days. A round without a date belongs to the month of the one before.
std::vector<EventPeriod> ratingPeriods(const Tournament& tournament);

/// The official rating in a month: that of the newest known month up to it, or officialRating().
std::optional<int> officialRatingIn(const PlayerData& data, RatingKind kind, const QString& month);

/// The ratings with one month put in, or taken out where there is none.
std::vector<PeriodRating> withMonth(std::vector<PeriodRating> ratings, const QString& month,
                                    const std::optional<OfficialRating>& rating);

} // namespace pairwright
