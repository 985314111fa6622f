#pragma once

#include "app/domain/ids.h"

#include <QDate>
#include <QString>

#include <map>
#include <vector>

namespace pairwright {

/// An arbiter; the FIDE id may be empty.
struct Official {
    QString name;
    QString fideId;
    friend bool operator==(const Official&, const Official&) = default;
};

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
    friend bool operator==(const EventData&, const EventData&) = default;
};

} // namespace pairwright
