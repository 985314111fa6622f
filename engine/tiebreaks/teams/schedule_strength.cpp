#include "engine/tiebreaks/teams/schedule_strength.h"

#include "engine/tiebreaks/buchholz.h"

#include <algorithm>

namespace pairwright {

namespace {

int factorOf(const TieBreakContext& context, const TieBreakContext& secondary)
{
    const int rounds = std::max(context.state().plannedRounds, context.rounds());
    const std::int64_t most = std::int64_t{rounds} * context.valueOfAWin().tenths;
    const std::int64_t ofOneMatch = std::max(secondary.valueOfAWin().tenths, 1);
    return static_cast<int>(std::max<std::int64_t>(most / ofOneMatch, 1));
}

} // namespace

std::vector<TieBreakResult> secondaryScore(const TieBreakContext& context)
{
    const TieBreakContext secondary = context.bySecondaryScore();
    std::vector<TieBreakResult> results(context.state().players.size());
    for (int i = 1; i <= context.participants(); ++i) {
        TieBreakResult& result = results[static_cast<std::size_t>(i - 1)];
        for (int round = 1; round <= context.rounds(); ++round) {
            Contribution& contribution = result.contributions.emplace_back();
            contribution.round = RoundNumber{round};
            contribution.opponent = secondary.result(Tpn{i}, round).opponent;
            contribution.ownPoints = secondary.points(Tpn{i}, round);
            contribution.amount = {contribution.ownPoints.tenths, tenthsOfAPoint};
        }
        result.value = sumOf(result.contributions, tenthsOfAPoint);
    }
    return results;
}

std::vector<TieBreakResult> scheduleStrength(const TieBreakContext& context, const TieBreak& tieBreak)
{
    const TieBreakContext secondary = context.bySecondaryScore();
    const int factor = tieBreak.factor.value_or(factorOf(context, secondary));
    const TieBreak strength{.kind = TieBreakKind::Buchholz, .forfeitsAsGames = tieBreak.forfeitsAsGames};
    std::vector<TieBreakResult> results =
        tieBreak.foreBuchholz ? foreBuchholz(context, strength) : buchholz(context, strength);
    for (int i = 1; i <= context.participants(); ++i) {
        TieBreakResult& result = results[static_cast<std::size_t>(i - 1)];
        const Score score = secondary.score(Tpn{i});
        const TieBreakValue sum = *result.value;
        result.strength = StrengthSteps{score, sum, factor};
        result.value = TieBreakValue{std::int64_t{score.tenths} * factor + sum.numerator, tenthsOfAPoint * factor};
    }
    return results;
}

} // namespace pairwright
