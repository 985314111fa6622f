#pragma once

#include "app/domain/setup/event_data.h"

#include <QDateTime>

namespace pairwright {

/// When the games of a round start, as far as it is known.
struct RoundStart {
    QDate date; ///< invalid: not known
    QTime time; ///< invalid: not known
    [[nodiscard]] bool isKnown() const { return date.isValid() || time.isValid(); }
    friend bool operator==(const RoundStart&, const RoundStart&) = default;
};

/// A round without a date of its own is played on the day of an event of one day.
RoundStart startOf(const EventData& event, RoundNumber round);

} // namespace pairwright
