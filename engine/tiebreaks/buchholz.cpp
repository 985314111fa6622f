#include "engine/tiebreaks/buchholz.h"

#include "engine/tiebreaks/cut.h"
#include "engine/tiebreaks/unplayed_rounds.h"

namespace pairwright {

TieBreakResult buchholz(const TieBreakContext& context, Tpn tpn, const TieBreak& tieBreak)
{
    constexpr std::int64_t tenths = 10;
    TieBreakResult result;
    result.contributions = opponentContributions(context, tpn, tieBreak.forfeitsAsGames);
    for (Contribution& contribution : result.contributions)
        contribution.amount = {contribution.opponentPoints.tenths, tenths};
    cutContributions(result.contributions, tieBreak);
    result.value = sumOf(result.contributions, tenths);
    return result;
}

} // namespace pairwright
