#pragma once

#include "app/domain/finding.h"
#include "app/domain/ids.h"

#include <cstdint>
#include <vector>

namespace pairwright {

/// Whether the next round can be paired (F6). No findings: yes. A finding of level 5 stands in the way;
/// `resultsMissing` is level 2 and is settled by RegisterAdjourned; other levels are told and passed.
struct Readiness {
    RoundNumber round; ///< the round that would be paired
    std::vector<Finding> findings;
    [[nodiscard]] bool ready() const { return highestLevel(findings) == WarningLevel::none; }
    [[nodiscard]] bool refused() const { return highestLevel(findings) == WarningLevel::refused; }
};

/// Which command takes a result for a board now.
enum class ResultEntry : std::uint8_t {
    enter,       ///< EnterResult, the current round
    correct,     ///< CorrectResult, the previous round (level 3)
    adjourned,   ///< EnterAdjournedResult
    ratingOnly,  ///< SetRatingOnlyResult
    notPossible, ///< no such published board, or read-only
};

} // namespace pairwright
