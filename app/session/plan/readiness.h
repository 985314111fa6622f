#pragma once

#include "app/domain/changes/finding.h"
#include "app/domain/tournament.h"

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

/// Whether `tournament.roundAhead()` can be paired now.
Readiness readinessForPairing(const Tournament& tournament);

} // namespace pairwright
