#pragma once

#include "app/domain/tournament.h"
#include "app/session/command/command.h"

#include <cstdint>
#include <optional>

namespace pairwright {

/// Which command takes a result for a board now.
enum class ResultEntry : std::uint8_t {
    enter,       ///< EnterResult, the current round
    correct,     ///< CorrectResult, the previous round (level 3)
    adjourned,   ///< EnterAdjournedResult
    ratingOnly,  ///< SetRatingOnlyResult
    notPossible, ///< no such published board
};

/// The previous round is put right until the last result of the next one is in, and the current one always
/// (C.04.2:2026 art. 4.3); in a round robin every published round.
bool isInTime(const Tournament& tournament, RoundNumber round);
/// The last result of the next round is in and nothing is made from it: a mistake that was reported in time is still
/// put right. Whether it was the arbiter has to say.
bool isInTimeIfReported(const Tournament& tournament, RoundNumber round);

/// C.04.2:2026 art. 4.3: the previous round may be corrected until the last result of the next one is
/// in, then if it was reported before; then only for rating, or, outside FIDE mode, as before. An adjourned game is
/// settled at any time and is no correction.
ResultEntry resultEntryFor(const Tournament& tournament, BoardId id);

/// The command that gives this game the result in `state`; no result clears it. The only place that chooses among the
/// commands for results. Whether the command is possible, and what is to be asked, the planner says.
Command commandFor(const Tournament& state, BoardId id, std::optional<GameResult> result);

} // namespace pairwright
