#include "engine/tiebreaks/sonneborn_berger.h"

#include "engine/tiebreaks/cut.h"
#include "engine/tiebreaks/unplayed_rounds.h"

namespace pairwright {

std::vector<TieBreakResult> sonnebornBerger(const TieBreakContext& context, const TieBreak& tieBreak)
{
    constexpr std::int64_t hundredths = 100;
    std::vector<TieBreakResult> results(context.state().players.size());
    for (int i = 1; i <= context.participants(); ++i) {
        TieBreakResult& result = results[static_cast<std::size_t>(i - 1)];
        result.contributions = opponentContributions(context, Tpn{i}, tieBreak.forfeitsAsGames);
        for (Contribution& contribution : result.contributions) {
            const std::int64_t own = contribution.ownPoints.tenths;
            contribution.amount = {own * contribution.opponentPoints.tenths, hundredths};
        }
        cutContributions(result.contributions, tieBreak);
        result.value = sumOf(result.contributions, hundredths);
    }
    return results;
}

} // namespace pairwright
