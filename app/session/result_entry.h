#pragma once

#include "app/domain/tournament.h"

#include <cstdint>

namespace pairwright {

/// Which command takes a result for a board now.
enum class ResultEntry : std::uint8_t {
    enter,       ///< EnterResult, the current round
    correct,     ///< CorrectResult, the previous round (level 3)
    adjourned,   ///< EnterAdjournedResult
    ratingOnly,  ///< SetRatingOnlyResult
    notPossible, ///< no such published board, or read-only
};

/// C.04.2:2026 art. 4.3: the previous round may be corrected until the last result of the next one is
/// in; then only for rating. An adjourned game is settled at any time and is no correction.
ResultEntry resultEntryFor(const Tournament& tournament, BoardId id);

} // namespace pairwright
