#include "engine/ratings/rating_change.h"

#include "engine/tiebreaks/rating_tables.h"

#include <algorithm>
#include <cstdlib>

namespace pairwright {

namespace {

using Assumption = KFactor::Assumption;

constexpr int hundred = 100;
constexpr int largestDifference = 400;
constexpr int exemptFrom = 2650;
constexpr std::string_view exemptSince = "2025-10-01";
constexpr int farApart = 600;
constexpr int farApartAbove = 2600;
constexpr std::string_view farApartSince = "2024-12-01";

constexpr int limitOfKTimesGames = 700;
constexpr int lastYearOfYouth = 18;
constexpr int youthBelow = 2300;
constexpr int masterFrom = 2400;

constexpr int assumedOpponents = 2;
constexpr int assumedRating = 1800;
constexpr int initialCeiling = 2200;

/// Nearest whole number; halves go away from zero.
int rounded(int numerator, int denominator)
{
    const int whole = (2 * std::abs(numerator) + denominator) / (2 * denominator);
    return numerator < 0 ? -whole : whole;
}

RatedGame ratedGame(const RatingEvent& event, const RatedPerson& person, const CountedGame& game, int opponentRating)
{
    RatedGame rated{game, opponentRating, 0, false, 0};
    if (!person.rating)
        return rated;
    const int real = *person.rating - opponentRating;
    rated.limited =
        std::abs(real) > largestDifference && !countsRealDifferences(*person.rating, event.kind, event.firstDay);
    rated.difference = rated.limited ? std::clamp(real, -largestDifference, largestDifference) : real;
    rated.expectedPercent = expectedPercentFor(rated.difference);
    return rated;
}

RatingChange changeOf(const RatingEvent& event, const RatedPerson& person, const RatingPreview& preview)
{
    RatingChange change;
    change.rating = *person.rating;
    change.k = kFactor(person, event.year(), static_cast<int>(preview.games.size()));
    for (const RatedGame& game : preview.games)
        change.expectedPercent += game.expectedPercent;
    constexpr int percentOfAHalfPoint = 50;
    change.hundredths = change.k.value * (percentOfAHalfPoint * preview.halfPoints - change.expectedPercent);
    change.change = rounded(change.hundredths, hundred);
    return change;
}

std::variant<std::monostate, RatingChange, InitialRating, NoInitialRating> initialRating(const RatingPreview& preview,
                                                                                         int sumOfOpponents)
{
    using Reason = NoInitialRating::Reason;
    const int games = static_cast<int>(preview.games.size());
    if (games > 0 && preview.halfPoints == 0)
        return NoInitialRating{Reason::noPoints, games, {}};
    if (games < leastGamesForInitialRating)
        return NoInitialRating{Reason::tooFewGames, games, {}};
    InitialRating initial;
    initial.games = games + assumedOpponents;
    initial.sumOfRatings = sumOfOpponents + assumedOpponents * assumedRating;
    initial.percent = percentOf(preview.halfPoints + assumedOpponents, initial.games);
    initial.ratingDifference = ratingDifferenceFor(initial.percent);
    const int computed = rounded(initial.sumOfRatings + initial.ratingDifference * initial.games, initial.games);
    if (computed < leastRating)
        return NoInitialRating{Reason::below1400, games, computed};
    initial.capped = computed > initialCeiling;
    initial.rating = std::min(computed, initialCeiling);
    return initial;
}

} // namespace

bool countsRealDifferences(int rating, RatingKind kind, std::string_view firstDay)
{
    return kind == RatingKind::standard && rating >= exemptFrom && firstDay >= exemptSince;
}

bool isTooFarApart(int rating, int opponentRating, RatingKind kind, std::string_view firstDay)
{
    return kind != RatingKind::standard && firstDay >= farApartSince &&
           std::max(rating, opponentRating) > farApartAbove && std::abs(rating - opponentRating) >= farApart;
}

KFactor kFactor(const RatedPerson& person, int year, int games)
{
    using Reason = KFactor::Reason;
    constexpr int youngK = 40;
    constexpr int usualK = 20;
    constexpr int masterK = 10;
    KFactor k;
    const int rating = person.rating.value_or(0);
    const bool master = person.title == FideTitle::GM || person.title == FideTitle::IM;
    if (rating >= masterFrom) {
        k.reason = Reason::reached2400;
    } else if (master) {
        k.reason = Reason::reached2400;
        k.assumptions = {Assumption::titleMeans2400};
    } else if (rating < youthBelow && person.birthYear && year - *person.birthYear <= lastYearOfYouth) {
        k.reason = Reason::under18;
    } else {
        k.reason = Reason::below2400;
        k.assumptions = {Assumption::thirtyGames, Assumption::never2400};
        if (!person.birthYear && rating < youthBelow)
            k.assumptions.push_back(Assumption::eighteenOrOlder);
    }
    switch (k.reason) {
    case Reason::reached2400: k.beforeLimit = masterK; break;
    case Reason::under18: k.beforeLimit = youngK; break;
    case Reason::below2400: k.beforeLimit = usualK; break;
    }
    k.value = k.beforeLimit * games > limitOfKTimesGames ? limitOfKTimesGames / games : k.beforeLimit;
    return k;
}

RatingPreview previewRating(const RatingEvent& event, Tpn tpn)
{
    RatingPreview preview;
    const RatedPerson& person = event.person(tpn);
    int sum = 0;
    for (const CountedGame& game : countedGames(event, tpn)) {
        const std::optional<int> opponent = event.person(game.opponent).rating;
        if (!opponent)
            continue;
        if (person.rating && isTooFarApart(*person.rating, *opponent, event.kind, event.firstDay)) {
            preview.tooFarApart.push_back(game);
            continue;
        }
        preview.games.push_back(ratedGame(event, person, game, *opponent));
        preview.halfPoints += game.halfPoints;
        sum += *opponent;
    }
    if (!preview.games.empty()) {
        const int games = static_cast<int>(preview.games.size());
        preview.averageRating = rounded(sum, games);
        preview.performance = *preview.averageRating + ratingDifferenceFor(percentOf(preview.halfPoints, games));
    }
    if (!person.rating)
        preview.outcome = initialRating(preview, sum);
    else if (!preview.games.empty())
        preview.outcome = changeOf(event, person, preview);
    return preview;
}

} // namespace pairwright
