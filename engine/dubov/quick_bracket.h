#pragma once

#include "engine/dubov/bracket.h"

namespace pairwright::dubov {

/// A bracket as counting says it is best: at most one upfloater, of the next score, who by himself is the best for
/// [C7] to [C10] and the first of those (4.2); the first shifters from the middle (4.3); the first opponents in order
/// (4.4). None: that is not possible, or could not be shown without a search. Fewest and nearest, and counting bounds
/// (engine/README.md).
std::optional<Bracket> decideQuickly(const DubovField& field, const std::vector<int>& residents,
                                     const std::vector<int>& lower);

} // namespace pairwright::dubov
