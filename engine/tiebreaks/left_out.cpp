#include "engine/tiebreaks/left_out.h"

#include <algorithm>
#include <limits>

namespace pairwright {

void leaveOut(const std::function<bool(Tpn)>& isOut, std::vector<StandingsRow>& rows)
{
    constexpr int behindAll = std::numeric_limits<int>::max();
    bool any = false;
    for (StandingsRow& row : rows)
        if (isOut(row.tpn)) {
            any = row.leftOut = true;
            row.decidedBy.reset();
        }
    if (!any)
        return;
    for (StandingsRow& row : rows)
        if (row.leftOut)
            row.rank = behindAll;
    std::stable_partition(rows.begin(), rows.end(), [](const StandingsRow& row) { return !row.leftOut; });
    countRanks(rows, [](StandingsRow& row) -> StandingsRow& { return row; });
}

} // namespace pairwright
