#pragma once

#include "engine/dubov1997/columns.h"

#include <optional>
#include <vector>

namespace pairwright::dubov1997 {

/// 6.3: every White gets the first Black who leaves opponents for the rows below. None: there is no such assignment.
/// Precondition: the columns are equally long.
std::optional<std::vector<ColumnPair>> fillRows(const Field& field, const Columns& columns);

} // namespace pairwright::dubov1997
