#pragma once

#include "engine/ratings/rating_event.h"

#include <QString>

#include <optional>
#include <vector>

namespace pairwright {

/// One stretch of a time control.
struct TimePeriod {
    std::optional<int> moves; ///< to be made in it; none: all that are left
    int seconds = 0;          ///< at its beginning
    int increment = 0;        ///< seconds for each of its moves
    friend bool operator==(const TimePeriod&, const TimePeriod&) = default;
};

/// The time that a player has for a game. Read from what people write by timeControlFrom(), and nowhere else.
struct TimeControl {
    std::vector<TimePeriod> white; ///< at least one
    std::vector<TimePeriod> black;
    [[nodiscard]] bool isSameForBoth() const { return white == black; }
    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// Seconds for so many moves, as the regulations count them (60 moves: Laws of Chess A.1, B.02 art. 1, B.01 1.1.3).
int secondsFor(const std::vector<TimePeriod>& periods, int moves);

/// Reads "90 min/40 moves + 30 min + 30 s/move", "90+30", "15 + 10", "2 h", and the notation of TRF record 222
/// ("40/6000+30:900+30", "W300-B240"). Of bare numbers the first are minutes and a last one behind a plus is seconds
/// for each move; only what would be less than three minutes a game is not taken for seconds in that notation, so
/// "100+30" is 100 minutes. What is added in seconds is added from the first move on. No value unless the whole
/// text was understood.
std::optional<TimeControl> timeControlFrom(const QString& text);

/// The rating list that a time control belongs to, by the time that a player has for 60 moves (Laws of Chess, A.1 and
/// B.1; B.02 art. 1): 60 minutes or more are standard, more than 10 are rapid, the rest is blitz. Also where the text
/// only says "rapid" or "blitz". No value where it does not say it.
std::optional<RatingKind> ratingKindOf(const QString& timeControl);

/// TRF record 222.
QString toRecord222(const TimeControl& control);

} // namespace pairwright
