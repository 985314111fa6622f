#include "engine/tiebreaks/progressive.h"

namespace pairwright {

std::vector<TieBreakResult> progressive(const TieBreakContext& context, const TieBreak& tieBreak)
{
    std::vector<TieBreakResult> results(context.state().players.size());
    for (int i = 1; i <= context.participants(); ++i) {
        TieBreakResult& result = results[static_cast<std::size_t>(i - 1)];
        Score running;
        for (int round = 1; round <= context.rounds(); ++round) {
            Contribution contribution;
            contribution.round = RoundNumber{round};
            contribution.opponent = context.result(Tpn{i}, round).opponent;
            contribution.basis = Contribution::Basis::ownRunningScore;
            contribution.ownPoints = context.points(Tpn{i}, round);
            running += contribution.ownPoints;
            contribution.amount = {running.tenths, tenthsOfAPoint};
            if (round <= tieBreak.cutLowest)
                contribution.cut = Contribution::Cut::leastSignificant;
            result.contributions.push_back(contribution);
        }
        result.value = sumOf(result.contributions, tenthsOfAPoint);
    }
    return results;
}

} // namespace pairwright
