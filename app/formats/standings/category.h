#pragma once

#include "app/domain/tournament.h"

#include <QString>

#include <vector>

namespace pairwright {

/// A part of the field with ranks of its own: the order is that of the whole standings, the ranks are
/// counted anew.
struct StandingsCategory {
    enum class Kind : std::uint8_t { everybody, female, male, age, rating, unrated, federation, club, group, rule };
    Kind kind = Kind::everybody;
    int lowest = 0;      ///< age in the year of the event's start, or rating: from here on
    int highest = 0;     ///< up to here; 0: no limit
    QString text;        ///< federation, club or group
    GroupRule rule = {}; ///< of a group by rule
    friend bool operator==(const StandingsCategory&, const StandingsCategory&) = default;
};

/// The year in which ages are reached: of the event's first day, or of its creation's today without one.
int yearOfEvent(const Tournament& tournament);

bool belongsTo(const StandingsCategory& category, const PlayerData& player, int yearOfEvent);

/// The categories that somebody of this tournament belongs to but not everybody, in groups by kind; ages as
/// U08 to U20 and 50+, 65+, ratings in bands of 200 points.
std::vector<StandingsCategory> categoriesOf(const Tournament& tournament);

/// "Women", "U14", "1800 to 1999", "GER": in the language of the user.
QString nameOf(const StandingsCategory& category);

} // namespace pairwright
