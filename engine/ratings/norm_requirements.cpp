#include "engine/ratings/norm_requirements.h"

#include "engine/tiebreaks/rating_tables.h"

#include <algorithm>

namespace pairwright {

namespace {

using Kind = NormRequirement::Kind;

constexpr int percentOfAWhole = 100;
constexpr int leastPercent = 35;
constexpr int leastOfKind = 3;
constexpr int leastForeignFederations = 2;

int roundedUp(int numerator, int denominator)
{
    return (numerator + denominator - 1) / denominator;
}

NormRequirement atLeast(Kind kind, int needed, int present, int ahead)
{
    NormRequirement requirement{kind, needed, present, present >= needed, {}};
    if (requirement.met)
        return requirement;
    requirement.inReach = needed - present <= ahead;
    if (ahead > 0)
        requirement.toGo = needed - present;
    return requirement;
}

NormRequirement atMost(Kind kind, int allowed, int present, int ahead)
{
    NormRequirement requirement{kind, allowed, present, present <= allowed, {}, present <= allowed};
    if (requirement.met && ahead > allowed - present)
        requirement.toGo = allowed - present;
    return requirement;
}

/// The opponents' average when the games to come are against the strongest.
int bestAverage(const NormConditions& conditions, const NormGames& games)
{
    const int all = games.games + conditions.gamesAhead;
    return (2 * (games.sumOfRatings + conditions.strongestAhead) + all) / (2 * all);
}

NormRequirement averageNeeded(const NormConditions& conditions, const NormGames& games)
{
    const int least = conditions.numbers.averageRating;
    const int ahead = conditions.gamesAhead;
    NormRequirement requirement{Kind::averageRating, least, {}, false, {}, ahead > 0};
    if (games.games > 0) {
        requirement.present = games.averageRating();
        requirement.met = *requirement.present >= least;
        requirement.inReach = requirement.met || ahead > 0;
    }
    if (!requirement.met && ahead > 0) {
        // The average is rounded half up, so half a point below the limit is enough.
        const int all = games.games + ahead;
        const int toGo = roundedUp((2 * least - 1) * all - 2 * games.sumOfRatings, 2 * ahead);
        requirement.toGo = std::max(toGo, 0);
        requirement.inReach = bestAverage(conditions, games) >= least;
    }
    return requirement;
}

/// Half points from `ahead` more games that bring the performance, if the opponents' average is then as given.
std::optional<int> halfPointsNeeded(const NormConditions& conditions, const NormGames& games, int average)
{
    const int ahead = conditions.gamesAhead;
    for (int more = 0; more <= 2 * ahead; ++more)
        if (average + ratingDifferenceFor(percentOf(games.halfPoints + more, games.games + ahead)) >=
            conditions.numbers.performance)
            return more;
    return std::nullopt;
}

/// First against opponents whose average is that of the games so far, or the least average of the norm where that is
/// not reached; then against the strongest.
NormRequirement performanceNeeded(const NormConditions& conditions, const NormGames& games)
{
    const int least = conditions.numbers.performance;
    const int ahead = conditions.gamesAhead;
    NormRequirement requirement{Kind::performance, least, {}, false, {}, ahead > 0};
    if (games.games > 0) {
        requirement.present = games.performance();
        requirement.met = *requirement.present >= least;
        requirement.inReach = requirement.met || ahead > 0;
    }
    if (ahead == 0)
        return requirement;
    const int average = games.games > 0 ? std::max(games.averageRating(), conditions.numbers.averageRating)
                                        : conditions.numbers.averageRating;
    requirement.toGo = halfPointsNeeded(conditions, games, average);
    if (!requirement.toGo) {
        requirement.toGo = halfPointsNeeded(conditions, games, bestAverage(conditions, games));
        requirement.needsTheStrongest = requirement.toGo.has_value();
    }
    requirement.inReach = requirement.toGo.has_value();
    return requirement;
}

} // namespace

std::vector<NormRequirement> requirementsFor(const NormConditions& conditions, const NormGames& games)
{
    const int ahead = conditions.gamesAhead;
    const int all = std::max(games.games + ahead, conditions.leastGames);
    std::vector<NormRequirement> list;
    list.push_back(atLeast(Kind::games, conditions.leastGames, games.games, ahead));
    list.push_back(
        atLeast(Kind::score, roundedUp(2 * leastPercent * all, percentOfAWhole), games.halfPoints, 2 * ahead));
    list.push_back(atLeast(Kind::titled, roundedUp(all, 2), games.titled, ahead));
    list.push_back(atLeast(Kind::ofKind, std::max(leastOfKind, roundedUp(all, 3)), games.ofKind, ahead));
    list.push_back(atLeast(Kind::foreignFederations, leastForeignFederations, games.foreignFederations, ahead));
    list.back().waived = conditions.foreignWaived && !list.back().met;
    list.push_back(atMost(Kind::fromOwnFederation, 3 * all / 5, games.fromOwn, ahead));
    list.push_back(atMost(Kind::fromOneFederation, 2 * all / 3, games.fromOne, ahead));
    list.push_back(averageNeeded(conditions, games));
    list.push_back(performanceNeeded(conditions, games));
    return list;
}

bool isFulfilled(const NormRequirement& requirement)
{
    return requirement.met || requirement.waived;
}

} // namespace pairwright
