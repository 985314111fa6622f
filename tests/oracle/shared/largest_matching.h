#pragma once

#include "tests/oracle/field.h"

#include <functional>

namespace pairwright::oracle {

/// The greatest number of pairs that can be made of these players at once, by Edmonds' blossoms: for fields that trying
/// all pairings cannot stand.
int mostPairsOf(const std::vector<Rank>& players, const std::function<bool(Rank, Rank)>& mayBePaired);

} // namespace pairwright::oracle
