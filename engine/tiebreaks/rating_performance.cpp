#include "engine/tiebreaks/rating_performance.h"

#include "engine/tiebreaks/cut.h"
#include "engine/tiebreaks/rated_field.h"
#include "engine/tiebreaks/rating_tables.h"
#include "engine/tiebreaks/unplayed_rounds.h"

#include <algorithm>

namespace pairwright {

namespace {

constexpr int halfPointsOfAWin = 2;

/// Points over the board in half points, whatever the scale of the event.
int halfPointsOf(const RoundRecord& record)
{
    if (const auto* game = std::get_if<PlayedGame>(&record)) {
        if (game->outcome == GameOutcome::Win)
            return halfPointsOfAWin;
        return game->outcome == GameOutcome::Loss ? 0 : 1;
    }
    const auto* forfeit = std::get_if<ForfeitedGame>(&record);
    return forfeit && forfeit->won ? halfPointsOfAWin : 0;
}

/// The games of a participant that count for ratings; amounts are the opponents' ratings.
struct Games {
    std::vector<Contribution> contributions;
    int halfPoints = 0;
};

Games ratedGames(const TieBreakContext& context, const RatedField& field, Tpn tpn)
{
    Games games;
    for (int round = 1; round <= context.rounds(); ++round) {
        const MatchRecord& result = context.result(tpn, round);
        for (const RoundRecord& record : context.games(tpn, round)) {
            if (!countsAsGame(context.rules(), result.kind, record, Purpose::ratings))
                continue;
            Contribution contribution;
            contribution.round = RoundNumber{round};
            contribution.opponent = result.opponent;
            contribution.basis = Contribution::Basis::opponentRating;
            contribution.ownPoints = context.state().points.pointsFor(record);
            contribution.amount = {field.rating(*contribution.opponent, round), 1};
            games.contributions.push_back(contribution);
            games.halfPoints += halfPointsOf(record);
        }
    }
    return games;
}

/// The lowest rating with an expected score of at least what was scored. Precondition: there are games.
int perfectRating(const Games& games)
{
    int lowest = static_cast<int>(games.contributions.front().amount.numerator);
    int highest = lowest;
    for (const Contribution& game : games.contributions) {
        lowest = std::min(lowest, static_cast<int>(game.amount.numerator));
        highest = std::max(highest, static_cast<int>(game.amount.numerator));
    }
    if (games.halfPoints == 0)
        return lowest - largestRatingDifference;
    constexpr int percentOfAHalfPoint = 50;
    const auto suffices = [&](int rating) {
        int expected = 0;
        for (const Contribution& game : games.contributions)
            expected += expectedPercentFor(rating - static_cast<int>(game.amount.numerator));
        return expected >= percentOfAHalfPoint * games.halfPoints;
    };
    // Nothing is expected at the lower end, everything at the upper one.
    int tooLow = lowest - certainDifference;
    int enough = highest + certainDifference;
    while (enough - tooLow > 1) {
        const int middle = tooLow + (enough - tooLow) / 2;
        (suffices(middle) ? enough : tooLow) = middle;
    }
    return enough;
}

/// Runs `one` for each participant with its games, if the event has all ratings.
template <class OneParticipant>
std::vector<TieBreakResult> forEach(const TieBreakContext& context, const TieBreak& tieBreak, OneParticipant one)
{
    std::vector<TieBreakResult> results(context.state().players.size());
    const RatedField field(context.state(), tieBreak);
    if (!field.isComplete())
        return withoutRatings(results.size());
    for (int i = 1; i <= context.participants(); ++i) {
        TieBreakResult& result = results[static_cast<std::size_t>(i - 1)];
        one(result, ratedGames(context, field, Tpn{i}));
        if (!result.value)
            result.missing = TieBreakResult::Missing::noGames;
    }
    return results;
}

std::optional<TieBreakValue> asValue(std::optional<int> rating)
{
    return rating ? std::optional(TieBreakValue{*rating, 1}) : std::nullopt;
}

PerformanceSteps stepsOf(const Games& games)
{
    PerformanceSteps steps;
    steps.games = static_cast<int>(games.contributions.size());
    steps.points = games.halfPoints;
    steps.averageRating = *roundedAverageOf(games.contributions);
    steps.percent = percentOf(steps.points, steps.games);
    steps.ratingDifference = ratingDifferenceFor(steps.percent);
    return steps;
}

} // namespace

std::vector<TieBreakResult> averageRating(const TieBreakContext& context, const TieBreak& tieBreak)
{
    return forEach(context, tieBreak, [&](TieBreakResult& result, Games games) {
        result.contributions = std::move(games.contributions);
        cutContributions(result.contributions, tieBreak);
        result.value = asValue(roundedAverageOf(result.contributions));
    });
}

std::vector<TieBreakResult> performanceRating(const TieBreakContext& context, const TieBreak& tieBreak)
{
    return forEach(context, tieBreak, [](TieBreakResult& result, Games games) {
        if (games.contributions.empty())
            return;
        result.performance = stepsOf(games);
        result.value = TieBreakValue{result.performance->averageRating + result.performance->ratingDifference, 1};
        result.contributions = std::move(games.contributions);
    });
}

std::vector<TieBreakResult> perfectPerformance(const TieBreakContext& context, const TieBreak& tieBreak)
{
    return forEach(context, tieBreak, [](TieBreakResult& result, Games games) {
        if (games.contributions.empty())
            return;
        result.performance = stepsOf(games);
        result.value = TieBreakValue{perfectRating(games), 1};
        result.contributions = std::move(games.contributions);
    });
}

std::vector<TieBreakResult> averageOfPerformance(const TieBreakContext& context, const TieBreak& tieBreak)
{
    const std::vector<TieBreakResult> ofOpponents = tieBreak.kind == TieBreakKind::AverageOfPerfect
                                                        ? perfectPerformance(context, tieBreak)
                                                        : performanceRating(context, tieBreak);
    return forEach(context, tieBreak, [&](TieBreakResult& result, Games games) {
        result.contributions = std::move(games.contributions);
        for (Contribution& game : result.contributions) {
            const auto& opponent = ofOpponents[static_cast<std::size_t>(game.opponent->value - 1)];
            game.basis = Contribution::Basis::opponentTieBreak;
            // An opponent without a rated game of its own exists only where one side's game is missing.
            game.amount = opponent.value.value_or(game.amount);
        }
        result.value = asValue(roundedAverageOf(result.contributions));
    });
}

} // namespace pairwright
