#include "engine/ratings/rating_change.h"

#include "engine/tiebreaks/rating_tables.h"

#include <algorithm>
#include <cstdlib>
#include <set>

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

RatedGame ratedGame(const RatingEvent& event, std::optional<int> own, const CountedGame& game, int opponentRating)
{
    RatedGame rated{game, opponentRating, 0, false, 0};
    if (!own)
        return rated;
    const int real = *own - opponentRating;
    rated.limited = std::abs(real) > largestDifference && !countsRealDifferences(*own, event.kind, event.firstDay);
    rated.difference = rated.limited ? std::clamp(real, -largestDifference, largestDifference) : real;
    rated.expectedPercent = expectedPercentFor(rated.difference);
    return rated;
}

PeriodChange changeIn(const RatingEvent& event, Tpn tpn, int period, const std::vector<RatedGame>& games)
{
    constexpr int percentOfAHalfPoint = 50;
    RatedPerson person = event.person(tpn);
    person.rating = event.ratingIn(tpn, period);
    PeriodChange change;
    change.period = period;
    change.rating = *person.rating;
    int percent = 0;
    for (const RatedGame& game : games) {
        if (event.periodOf(game.game.round) != period)
            continue;
        ++change.games;
        change.expectedPercent += game.expectedPercent;
        percent += percentOfAHalfPoint * game.game.halfPoints;
    }
    change.k = kFactor(person, event.yearOf(period), change.games);
    change.hundredths = change.k.value * (percent - change.expectedPercent);
    change.change = rounded(change.hundredths, hundred);
    return change;
}

/// Nothing where the player is rated in no period that he has games in.
std::optional<RatingChange> changeOf(const RatingEvent& event, Tpn tpn, const RatingPreview& preview)
{
    std::set<int> periods;
    for (const RatedGame& game : preview.games)
        periods.insert(event.periodOf(game.game.round));
    RatingChange change;
    for (const int period : periods) {
        if (!event.ratingIn(tpn, period))
            continue;
        const PeriodChange& one = change.periods.emplace_back(changeIn(event, tpn, period, preview.games));
        change.expectedPercent += one.expectedPercent;
        change.hundredths += one.hundredths;
        change.change += one.change;
    }
    if (change.periods.empty())
        return std::nullopt;
    change.rating = change.periods.front().rating;
    change.k = change.periods.front().k;
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
    int sum = 0;
    for (const CountedGame& game : countedGames(event, tpn)) {
        const std::optional<int> opponent = event.ratingIn(game.opponent, game.round);
        const std::optional<int> own = event.ratingIn(tpn, game.round);
        if (!opponent)
            continue;
        if (own && isTooFarApart(*own, *opponent, event.kind, event.firstDay)) {
            preview.tooFarApart.push_back(game);
            continue;
        }
        preview.games.push_back(ratedGame(event, own, game, *opponent));
        preview.halfPoints += game.halfPoints;
        sum += *opponent;
    }
    if (!preview.games.empty()) {
        const int games = static_cast<int>(preview.games.size());
        preview.averageRating = rounded(sum, games);
        preview.performance = *preview.averageRating + ratingDifferenceFor(percentOf(preview.halfPoints, games));
    }
    if (const auto change = changeOf(event, tpn, preview))
        preview.outcome = *change;
    else if (!event.person(tpn).rating)
        preview.outcome = initialRating(preview, sum);
    return preview;
}

} // namespace pairwright
