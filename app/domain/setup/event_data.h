#pragma once

#include "app/domain/ids.h"

#include <QDate>
#include <QString>
#include <QTime>

#include <map>
#include <optional>
#include <vector>

namespace pairwright {

/// An arbiter; the FIDE id may be empty.
struct Official {
    QString name;
    QString fideId;
    friend bool operator==(const Official&, const Official&) = default;
};

/// That a tournament is one of several of an event (groups, stages, quads), each a file of its own beside the others.
struct PartOfEvent {
    QString event; ///< made once, by chance; the same in all of them
    QString name;  ///< of the whole event
    int place = 1; ///< its order among them, from 1
    QString title; ///< of this one: "Group A"
    friend bool operator==(const PartOfEvent&, const PartOfEvent&) = default;
};
/// Most of one event.
inline constexpr int mostParts = 200;
/// Has an event and a place, and its texts are some.
bool isPossible(const PartOfEvent& part);

/// What a rating report says about the event. Empty texts and invalid dates: not entered yet.
struct EventData {
    QString name;
    QString city;
    QString federation; ///< three letters
    QDate start;
    QDate end;
    Official chiefArbiter;
    std::vector<Official> deputyArbiters;
    QString timeControl;
    std::map<RoundNumber, QDate> roundDates;
    std::map<RoundNumber, QTime> roundTimes; ///< when its games start, by the clock of the place, to the minute
    std::optional<PartOfEvent> part;         ///< none: it stands for itself
    friend bool operator==(const EventData&, const EventData&) = default;
};

} // namespace pairwright
