#pragma once

#include "app/domain/tournament.h"

#include <QString>
#include <QStringList>

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

/// The categories that somebody of this tournament belongs to but not everybody, in groups by kind, the tournament's
/// own groups first; ages as U08 to U20 and 50+, 65+, ratings in bands of 200 points.
std::vector<StandingsCategory> categoriesOf(const Tournament& tournament);
/// Those of them that have one of these keys, in the same order.
std::vector<StandingsCategory> categoriesOf(const Tournament& tournament, const QStringList& keys);

/// "Women", "U14", "Rating 1800 to 1999", "Federation GER": in the language of the user.
QString nameOf(const StandingsCategory& category);
/// For settings, the same in every language and tournament: "age 0-14", "group A".
QString keyOf(const StandingsCategory& category);

} // namespace pairwright
