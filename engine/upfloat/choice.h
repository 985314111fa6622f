#pragma once

#include "engine/upfloat/floater_field.h"

#include <optional>
#include <vector>

/// C.04.5 art. 3.5, which C.04.6 shares: the upfloaters of a scoregroup. Numbers are ranks.
namespace pairwright::upfloat {

/// A set of upfloaters and whether it complies with [C6].
struct Choice {
    std::vector<int> ranks; ///< ascending: by score, then TPN
    bool compliesC6 = true;
};

/// The upfloaters that a scoregroup needs (3.5): fewest, then the best by [C5], [C6], [C7], then the first by
/// 3.5.4; everybody else of `lower` can be paired. None: no set lets all be paired.
std::optional<Choice> chooseUpfloaters(const FloaterField& field, const std::vector<int>& residents,
                                       const std::vector<int>& lower);

/// The same where only the pairs of `candidates` may be made, while [C6] looks at `field` as it is. None also if
/// there are too many sets to try one by one.
std::optional<Choice> chooseUpfloaters(const FloaterField& field, const FloaterField& candidates,
                                       const std::vector<int>& residents, const std::vector<int>& lower);

/// [C6]: the scoregroup right below can be paired with as few upfloaters of its own as its parity allows, when
/// these have left it, or is empty. `lower`: everybody below the residents.
bool compliesWithC6(const FloaterField& field, Score residentScore, const std::vector<int>& lower,
                    const std::vector<int>& upfloaters);

} // namespace pairwright::upfloat
