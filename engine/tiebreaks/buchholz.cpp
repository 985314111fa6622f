#include "engine/tiebreaks/buchholz.h"

#include "engine/tiebreaks/cut.h"
#include "engine/tiebreaks/unplayed_rounds.h"

namespace pairwright {

namespace {

constexpr std::int64_t hundredths = 100;

} // namespace

std::vector<TieBreakResult> buchholz(const TieBreakContext& context, const TieBreak& tieBreak)
{
    std::vector<TieBreakResult> results(context.state().players.size());
    for (int i = 1; i <= context.participants(); ++i) {
        TieBreakResult& result = results[static_cast<std::size_t>(i - 1)];
        result.contributions = opponentContributions(context, Tpn{i}, tieBreak.forfeitsAsGames);
        for (Contribution& contribution : result.contributions)
            contribution.amount = {contribution.opponentPoints.tenths, tenthsOfAPoint};
        cutContributions(result.contributions, tieBreak);
        result.value = sumOf(result.contributions, tenthsOfAPoint);
    }
    return results;
}

std::vector<TieBreakResult> foreBuchholz(const TieBreakContext& context, const TieBreak& tieBreak)
{
    const int last = context.rounds();
    std::vector<TieBreakResult> results = buchholz(context.withLastRoundDrawn(), tieBreak);
    for (TieBreakResult& result : results)
        for (Contribution& contribution : result.contributions)
            contribution.assumedDraw = contribution.round.value == last && contribution.opponent.has_value();
    return results;
}

std::vector<TieBreakResult> averageOfBuchholz(const TieBreakContext& context, const TieBreak& tieBreak)
{
    const TieBreak ofOpponents{.kind = TieBreakKind::Buchholz, .forfeitsAsGames = tieBreak.forfeitsAsGames};
    const std::vector<TieBreakResult> sums =
        tieBreak.foreBuchholz ? foreBuchholz(context, ofOpponents) : buchholz(context, ofOpponents);
    std::vector<TieBreakResult> results(sums.size());
    for (int i = 1; i <= context.participants(); ++i) {
        TieBreakResult& result = results[static_cast<std::size_t>(i - 1)];
        for (int round = 1; round <= context.rounds(); ++round) {
            const MatchRecord& played = context.result(Tpn{i}, round);
            Contribution contribution;
            contribution.opponent = played.opponent;
            if (!contribution.opponent ||
                !(tieBreak.forfeitsAsGames || countsAsGame(context.rules(), played.kind, Purpose::encounter)))
                continue;
            contribution.round = RoundNumber{round};
            contribution.basis = Contribution::Basis::opponentTieBreak;
            contribution.ownPoints = played.points;
            contribution.amount = *sums[static_cast<std::size_t>(contribution.opponent->value - 1)].value;
            result.contributions.push_back(contribution);
        }
        const auto games = static_cast<std::int64_t>(result.contributions.size());
        if (games == 0) {
            result.missing = TieBreakResult::Missing::noGames;
            continue;
        }
        const std::int64_t sum = sumOf(result.contributions, tenthsOfAPoint).numerator;
        result.value = TieBreakValue{sum * (hundredths / tenthsOfAPoint), hundredths * games};
    }
    return results;
}

} // namespace pairwright
