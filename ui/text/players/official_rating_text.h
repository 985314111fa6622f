#pragma once

#include "app/domain/ratings/rating_periods.h"

#include <QString>
#include <QStringList>

#include <vector>

/// Official ratings in words.
namespace pairwright {

/// "standard", "standard, rapid"; of no lists "by the type of play (rapid, standard)".
QString describeLists(const std::vector<CountedList>& lists, RatingKind kind);
QString describeList(CountedList list);
/// Every choice of FIDE's lists: none first, which is by the type of play, then each order of one, two and three.
std::vector<std::vector<CountedList>> choicesOfLists();

/// "1850 (national, DSB 2026-10)": the rating that the tournament counts with.
QString describeRating(const Rating& rating);
/// One line for each official rating that is known: "FIDE rapid 2012, K 20 (FIDE combined 2026-10)".
QStringList officialRatingLines(const PlayerData& data);
/// "rapid 2012", "national 1900"
QString describeOther(const OtherRating& other);

/// "October 2026: rounds 1 to 3"
QString describePeriod(const EventPeriod& period);

} // namespace pairwright
