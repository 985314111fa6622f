#include "app/pairing/expelled.h"

#include "engine/tiebreaks/left_out.h"

#include <algorithm>

namespace pairwright {

void leaveOutExpelled(const Tournament& tournament, const TpnMap& order, int afterRound,
                      std::span<const TieBreak> tieBreaks, std::vector<StandingsRow>& rows)
{
    const auto isOut = [&](Tpn tpn) {
        return isExpelledIn(*tournament.player(order.keyOf(tpn)), RoundNumber{afterRound + 1});
    };
    if (std::ranges::none_of(rows, [&](const StandingsRow& row) { return isOut(row.tpn); }))
        return;
    leaveOut(isOut, rows);
    tellWhatDecides(tieBreaks, rows);
}

void tellWhatDecides(std::span<const TieBreak> tieBreaks, std::vector<StandingsRow>& rows)
{
    for (std::size_t i = 0; i < rows.size() && !rows[i].leftOut; ++i) {
        if (rows[i].stated)
            continue;
        rows[i].decidedBy.reset();
        if (rows[i].shared)
            continue;
        rows[i].decidedBy = 0;
        for (const std::size_t other : {i - 1, i + 1}) // in the order of ranks; before the first there is none
            if (other < rows.size() && !rows[other].leftOut)
                rows[i].decidedBy = std::max(rows[i].decidedBy, separatedBy(rows[i], rows[other], tieBreaks));
    }
}

} // namespace pairwright
