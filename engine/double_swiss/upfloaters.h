#pragma once

#include "engine/double_swiss/match_field.h"

#include <optional>
#include <vector>

namespace pairwright::double_swiss {

/// A set of upfloaters and whether it complies with [C6]. Numbers are ranks.
struct Upfloaters {
    std::vector<int> ranks; ///< ascending: by score, then TPN
    bool compliesC6 = true;
};

/// The upfloaters that a scoregroup needs (3.5): fewest, then the best by [C5], [C6], [C7], then the first by
/// 3.5.4; everybody else of `lower` can be paired. None: no set lets all be paired.
std::optional<Upfloaters> chooseUpfloaters(const MatchField& field, const std::vector<int>& residents,
                                           const std::vector<int>& lower);

/// The same where only the pairs of `candidates` may be made, while [C6] looks at `field` as it is. None also if
/// there are too many sets to try one by one.
std::optional<Upfloaters> chooseUpfloaters(const MatchField& field, const MatchField& candidates,
                                           const std::vector<int>& residents, const std::vector<int>& lower);

/// [C6]: the scoregroup right below can be paired with as few upfloaters of its own as its parity allows, when
/// these have left it, or is empty. `lower`: everybody below the residents.
bool compliesWithC6(const MatchField& field, Score residentScore, const std::vector<int>& lower,
                    const std::vector<int>& upfloaters);

} // namespace pairwright::double_swiss
