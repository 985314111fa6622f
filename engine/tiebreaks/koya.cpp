#include "engine/tiebreaks/koya.h"

namespace pairwright {

namespace {

/// Twice the score from which on points against a participant count, in tenths.
std::int64_t doubledLimit(const TieBreakContext& context, Tpn tpn, int limitShift)
{
    std::int64_t rounds = 0;
    for (int round = 1; round <= context.rounds(); ++round)
        if (!context.isRoundRobin() || context.result(tpn, round).opponent)
            ++rounds;
    return rounds * context.valueOfAWin().tenths + limitShift * tenthsOfAPoint;
}

} // namespace

std::vector<TieBreakResult> koya(const TieBreakContext& context, const TieBreak& tieBreak)
{
    std::vector<bool> reachesLimit;
    for (int i = 1; i <= context.participants(); ++i)
        reachesLimit.push_back(std::int64_t{2} * context.score(Tpn{i}).tenths >=
                               doubledLimit(context, Tpn{i}, tieBreak.limitShift));
    std::vector<TieBreakResult> results(reachesLimit.size());
    for (int i = 1; i <= context.participants(); ++i) {
        TieBreakResult& result = results[static_cast<std::size_t>(i - 1)];
        for (int round = 1; round <= context.rounds(); ++round) {
            Contribution contribution;
            contribution.opponent = context.result(Tpn{i}, round).opponent;
            if (!contribution.opponent)
                continue;
            contribution.round = RoundNumber{round};
            contribution.ownPoints = context.points(Tpn{i}, round);
            contribution.opponentPoints = context.score(*contribution.opponent);
            contribution.amount = {contribution.ownPoints.tenths, tenthsOfAPoint};
            if (!reachesLimit[static_cast<std::size_t>(contribution.opponent->value - 1)])
                contribution.cut = Contribution::Cut::belowLimit;
            result.contributions.push_back(contribution);
        }
        result.value = sumOf(result.contributions, tenthsOfAPoint);
    }
    return results;
}

} // namespace pairwright
