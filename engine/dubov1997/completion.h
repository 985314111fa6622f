#pragma once

#include "engine/dubov1997/field.h"

#include <utility>
#include <vector>

namespace pairwright::dubov1997 {

/// True if these can all be paired within the limits of chapter 2.
bool canPairAll(const Field& field, const std::vector<int>& ranks);

/// The fewest of these whom nobody is left for, when the others are paired.
std::vector<int> unpairable(const Field& field, const std::vector<int>& ranks);

/// The pairs of the nearest legal completion: from the top, everybody with the next player below who lets the others
/// be paired. Precondition: they can all be paired.
std::vector<std::pair<int, int>> pairNearest(const Field& field, std::vector<int> ranks);

} // namespace pairwright::dubov1997
