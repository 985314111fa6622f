#pragma once

#include "engine/dubov1997/columns.h"

#include <cstddef>
#include <vector>

namespace pairwright::dubov1997 {

/// Who stays over in a scoregroup, and the pairs of the others.
struct FloaterChoice {
    std::vector<int> floating;
    PairedColumns paired;
    /// The text leaves the choice among these to the arbiter (6.4, 9); empty: it decides.
    std::vector<int> candidates;
    std::size_t sets = 1; ///< how many sets of floaters are equally good
};

/// 6.4: as few as possible, of those who can be paired in the group below as many as possible. `below`: that group.
/// Several sets alike: the arbiter decides; this is set `which` of them (from 0), those of the lowest ranked first.
FloaterChoice chooseFloaters(const Field& field, const std::vector<int>& players, const std::vector<int>& below,
                             std::size_t which);

} // namespace pairwright::dubov1997
