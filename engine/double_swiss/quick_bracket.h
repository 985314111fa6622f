#pragma once

#include "engine/double_swiss/bracket.h"

namespace pairwright::double_swiss {

/// The upfloaters as counting says they are best: at most one, of the next score, one who has not floated if there is
/// one, and of those the first (3.5). None: that does not let all be paired with [C6], or it could not be shown without
/// a search.
std::optional<Upfloaters> chooseQuickly(const MatchField& field, const std::vector<int>& residents,
                                        const std::vector<int>& lower);

/// The upper half against the lower half, each with the first opponent in order, nobody charged by [C8]: no identifier
/// is smaller (3.6). None: these halves cannot all be paired so.
std::optional<std::vector<std::pair<int, int>>> pairHalves(const MatchField& field, const std::vector<int>& residents,
                                                           const std::vector<int>& upfloaters);

} // namespace pairwright::double_swiss
