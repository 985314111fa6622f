#include "engine/generator/field.h"

#include "engine/capabilities.h"
#include "engine/generator/start_date.h"
#include "engine/round_rules.h"
#include "engine/tiebreaks/tie_break_info.h"
#include "engine/tournament/acceleration.h"

#include <algorithm>

namespace pairwright::generator {

namespace {

/// The later rounds of an even spread of late entries.
constexpr int latestEntry = 3;
constexpr std::uint64_t acceleratedOneIn = 4;

template <class T>
const T& oneOf(const std::vector<T>& values, Random& random)
{
    return values[random.below(values.size())];
}

bool onceIn(int times, Random& random)
{
    return times > 0 && random.below(static_cast<std::uint64_t>(times)) == 0;
}

/// Three to six different ones that the event may use, some cut.
std::vector<TieBreak> drawTieBreaks(TieBreakRules rules, Random& random)
{
    std::vector<TieBreak> all;
    for (const TieBreakInfo& info : tieBreakInfos())
        if (!info.ofTheEvent && isForEntrants(info, Entrants::players) && isInEdition(info, rules.edition) &&
            isForFormat(info, rules.format)) {
            TieBreak tieBreak{.kind = info.kind};
            tieBreak.cutLowest = info.canCut && random.chance(1, 3) ? 1 : 0;
            all.push_back(tieBreak);
        }
    random.shuffle(std::span<TieBreak>(all));
    all.resize(std::min<std::size_t>(all.size(), 3 + random.below(4)));
    return all;
}

bool drawAcceleration(const Settings& settings, const PointSystem& points, Random& random)
{
    const bool chosen = settings.acceleration == Acceleration::baku ||
                        (settings.acceleration == Acceleration::sometimes && random.chance(1, acceleratedOneIn));
    return chosen && canAccelerate(points);
}

int drawRating(const Conditions& conditions, Random& random)
{
    const auto span = static_cast<std::uint64_t>(conditions.highestRating - conditions.lowestRating) + 1;
    const auto draw = [&] {
        return static_cast<int>(random.below(span));
    };
    switch (conditions.shape) {
    case RatingShape::even: return conditions.lowestRating + draw();
    case RatingShape::bell: {
        const int first = draw();
        const int second = draw();
        return conditions.lowestRating + (first + second + draw()) / 3;
    }
    case RatingShape::pyramid: break;
    }
    const int first = draw();
    return conditions.lowestRating + std::min(first, draw());
}

struct ConditionRate {
    Rate Settings::*asked;
    DrawnRate Conditions::*drawn;
    bool isBye = false; ///< with points: not in the last round
};

constexpr ConditionRate drawnRates[] = {
    {&Settings::forfeits, &Conditions::forfeits},
    {&Settings::forfeitWins, &Conditions::forfeitWins},
    {&Settings::forfeitLosses, &Conditions::forfeitLosses},
    {&Settings::doubleForfeits, &Conditions::doubleForfeits},
    {&Settings::drawLosses, &Conditions::drawLosses},
    {&Settings::lossDraws, &Conditions::lossDraws},
    {&Settings::doubleLosses, &Conditions::doubleLosses},
    {&Settings::halfPointByes, &Conditions::halfPointByes, true},
    {&Settings::fullPointByes, &Conditions::fullPointByes, true},
    {&Settings::zeroPointByes, &Conditions::zeroPointByes},
};

/// How often each thing happens, of the rounds that are played.
void drawRates(const Settings& settings, Conditions& drew, Random& random)
{
    const int played = std::min(settings.stopAfter.value_or(drew.rounds), drew.rounds);
    for (const ConditionRate& rate : drawnRates) {
        const int last = rate.isBye ? std::min(played, drew.rounds - 1) : played;
        drew.*rate.drawn = DrawnRate(settings.*rate.asked, drew.rounds, last, random);
    }
}

/// Of the n-th entrant, from 0. With ratings that are given, an unrated player has a strength among them.
Entrant drawEntrant(const Conditions& conditions, std::size_t n, Random& random)
{
    if (n < conditions.ratings.size()) {
        const auto [lowest, highest] = std::minmax_element(conditions.ratings.begin(), conditions.ratings.end());
        const int rating = conditions.ratings[n];
        return {rating > 0 ? rating : drawnFrom({*lowest, *highest}, random), rating > 0, 1};
    }
    if (conditions.ratingStep == 0)
        return {drawRating(conditions, random), true, 1};
    const std::int64_t down = static_cast<std::int64_t>(n) * conditions.ratingStep;
    const std::int64_t rating = std::max<std::int64_t>(conditions.highestRating - down, conditions.lowestRating);
    return {static_cast<int>(rating), true, 1};
}

} // namespace

Conditions drawConditions(const Settings& settings, Random& random)
{
    Conditions drew;
    drew.players = drawnFrom(settings.players, random);
    drew.rounds = std::min(drawnFrom(settings.rounds, random), drew.players - 1);
    if (capabilitiesOf(settings.system).allPlayAll)
        drew.rounds = roundsForAll(settings.system, settings.options, drew.players);
    drew.highestRating = drawnFrom(settings.highestRating, random);
    drew.lowestRating = drawnFrom(settings.lowestRating, random);
    drew.shape = oneOf(settings.shapes, random);
    if (settings.draws)
        drew.draws = drawnFrom(*settings.draws, random);
    drew.ratingStep = drawnFrom(settings.ratingStep, random);
    drew.ratings = settings.ratings;
    drawRates(settings, drew, random);
    drew.withdrawals = drawnFrom(settings.withdrawals, random);
    drew.returns = drawnFrom(settings.returns, random);
    drew.lateEntries = drawnFrom(settings.lateEntries, random);
    drew.unrated = drawnFrom(settings.unrated, random);
    drew.forbiddenPairs = drawnFrom(settings.forbiddenPairs, random);
    if (settings.forbiddenGroups.most > 0) // tournaments without them stay what they were
        drew.forbiddenGroups = drawnFrom(settings.forbiddenGroups, random);
    drew.points = oneOf(settings.points, random);
    drew.accelerated = drawAcceleration(settings, drew.points, random);
    drew.initialColour = random.chance(1, 2) ? Colour::White : Colour::Black;
    drew.tieBreaks = settings.tieBreaks ? *settings.tieBreaks : drawTieBreaks(rulesFor(settings.system), random);
    return drew;
}

std::vector<Entrant> drawEntrants(const Conditions& conditions, Random& random)
{
    std::vector<Entrant> entrants;
    for (int i = 0; i < conditions.players; ++i) {
        Entrant entrant = drawEntrant(conditions, static_cast<std::size_t>(i), random);
        entrant.rated = entrant.rated && !onceIn(conditions.unrated, random);
        if (onceIn(conditions.lateEntries, random))
            entrant.entersIn = std::min(2 + static_cast<int>(random.below(latestEntry - 1)), conditions.rounds);
        entrants.push_back(entrant);
    }
    std::stable_sort(entrants.begin(), entrants.end(), [](const Entrant& a, const Entrant& b) {
        return a.rated != b.rated ? a.rated : a.strength > b.strength;
    });
    return entrants;
}

} // namespace pairwright::generator
