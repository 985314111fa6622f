#pragma once

#include "engine/dubov1997/columns.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace pairwright::dubov1997 {

/// The first row for which no Black is left when the rows above it have one; none: all rows can be filled.
/// Precondition, as below: the columns are equally long.
std::optional<std::size_t> firstUnfilledRow(const Field& field, const Columns& columns);

/// 6.3: every White gets the first Black who leaves opponents for the rows below. Precondition: all can be filled.
std::vector<ColumnPair> fillRows(const Field& field, const Columns& columns);

} // namespace pairwright::dubov1997
