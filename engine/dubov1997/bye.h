#pragma once

#include "engine/dubov1997/field.h"

#include <vector>

namespace pairwright::dubov1997 {

/// Who may get the bye, in the order of chapter 4 (round 1: 5): the first one gets it.
std::vector<int> byeCandidates(const Field& field);

} // namespace pairwright::dubov1997
