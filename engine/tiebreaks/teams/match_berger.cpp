#include "engine/tiebreaks/teams/match_berger.h"

#include "engine/tiebreaks/cut.h"
#include "engine/tiebreaks/tie_break_info.h"
#include "engine/tiebreaks/unplayed_rounds.h"

namespace pairwright {

std::vector<TieBreakResult> matchBerger(const TieBreakContext& context, const TieBreak& tieBreak)
{
    constexpr std::int64_t hundredths = 100;
    const TieBreakContext secondary = context.bySecondaryScore();
    const auto tableOf = [&](TeamScore score) -> const TieBreakContext& {
        return score == context.state().teams->primary ? context : secondary;
    };
    const BergerScores scores = bergerScoresOf(tieBreak.kind);
    const TieBreakContext& opponents = tableOf(scores.opponents);
    const TieBreakContext& own = tableOf(scores.own);
    std::vector<TieBreakResult> results(context.state().players.size());
    for (int i = 1; i <= context.participants(); ++i) {
        TieBreakResult& result = results[static_cast<std::size_t>(i - 1)];
        result.contributions = opponentContributions(opponents, Tpn{i}, tieBreak.forfeitsAsGames);
        for (Contribution& contribution : result.contributions) {
            contribution.ownPoints = own.points(Tpn{i}, contribution.round.value);
            contribution.amount = {std::int64_t{contribution.ownPoints.tenths} * contribution.opponentPoints.tenths,
                                   hundredths};
        }
        cutContributions(result.contributions, tieBreak);
        result.value = sumOf(result.contributions, hundredths);
    }
    return results;
}

} // namespace pairwright
