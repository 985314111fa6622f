#pragma once

#include "engine/decision_record.h"
#include "engine/dubov1997/field.h"

#include <optional>
#include <vector>

namespace pairwright::dubov1997 {

/// A pair of the columns and the players whom the first one passed over, in order. Numbers are ranks.
struct ColumnPair {
    struct Passed {
        int rank = 0;
        RejectedAlternative::Reason reason = RejectedAlternative::Reason::incompatible;
    };
    int first = 0;
    int second = 0;
    std::vector<Passed> passed;
    bool inOneColumn = false; ///< no opponent in the other column (6.3)
};

/// Who changed the column to make both equal (7.3, 7.4).
struct ColumnShift {
    int rank = 0;
    bool toBlack = false;
};

struct PairedColumns {
    std::vector<ColumnShift> shifts;
    std::vector<ColumnPair> pairs;
};

/// The two columns by due colour; who is due none joins the smaller one, Black if they are equal.
struct Columns {
    std::vector<int> white;
    std::vector<int> black;
};
Columns columnsOf(const Field& field, const std::vector<int>& players);

/// 7.3, 7.4, 6.2 and 6.3 for players who are all to be paired. The rows are filled as a search: the first assignment,
/// row by row and each row with the first possible Black. Where there is none, pairs inside a column make room for one
/// (6.3), each such that the others can still be paired. None: the players cannot all be paired in any way.
std::optional<PairedColumns> pairByColumns(const Field& field, const std::vector<int>& players);

} // namespace pairwright::dubov1997
