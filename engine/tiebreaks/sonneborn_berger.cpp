#include "engine/tiebreaks/sonneborn_berger.h"

#include "engine/tiebreaks/cut.h"
#include "engine/tiebreaks/unplayed_rounds.h"

namespace pairwright {

TieBreakResult sonnebornBerger(const TieBreakContext& context, Tpn tpn, const TieBreak& tieBreak)
{
    constexpr std::int64_t hundredths = 100;
    TieBreakResult result;
    result.contributions = opponentContributions(context, tpn, tieBreak.forfeitsAsGames);
    for (Contribution& contribution : result.contributions) {
        const std::int64_t own = contribution.ownPoints.tenths;
        contribution.amount = {own * contribution.opponentPoints.tenths, hundredths};
    }
    cutContributions(result.contributions, tieBreak);
    result.value = sumOf(result.contributions, hundredths);
    return result;
}

} // namespace pairwright
