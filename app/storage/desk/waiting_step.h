#pragma once

#include <QDateTime>
#include <QString>

#include <cstdint>

namespace pairwright {

/// What was entered at this desk for an event on a server that could not be reached, and has to be brought in there.
struct WaitingStep {
    QString id;            ///< of its own among all desks; the command in the journal bears it, so that it arrives once
    std::int64_t base = 0; ///< the last step of the event that the desk knew then
    QDateTime at;          ///< UTC
    QString who;
    int acknowledged = 1;   ///< WarningLevel up to which the arbiter had been asked
    QString command;        ///< JSON, as the journal keeps it
    QString description;    ///< JSON
    QString changes;        ///< JSON, of what it was to change, without what is private
    QString privateChanges; ///< JSON of that; empty: nothing of the kind
};

} // namespace pairwright
