#pragma once

#include "engine/decision_record.h"
#include "engine/dubov1997/field.h"

#include <optional>
#include <utility>
#include <vector>

namespace pairwright::dubov1997 {

/// A pair of the two columns and the Blacks whom its White passed over, in order.
struct ColumnPair {
    int white = 0;
    int black = 0;
    std::vector<std::pair<int, RejectedAlternative::Reason>> passed;
};

/// The two columns of a scoregroup, each in the order of 6.2.
struct Columns {
    std::vector<int> white;
    std::vector<int> black;
};

/// 6.3 as a search: the first assignment, row by row and each row with the first possible Black, that pairs as
/// many rows as can be; rows without an opponent come last in that order.
std::vector<ColumnPair> assign(const Field& field, const Columns& columns);

} // namespace pairwright::dubov1997
