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

int drawn(Range range, Random& random)
{
    return range.least + static_cast<int>(random.below(static_cast<std::uint64_t>(range.most - range.least) + 1));
}

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
        if (isInEdition(info, rules.edition) && isForFormat(info, rules.format)) {
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

} // namespace

Conditions drawConditions(const Settings& settings, Random& random)
{
    Conditions drew;
    drew.players = drawn(settings.players, random);
    drew.rounds = std::min(drawn(settings.rounds, random), drew.players - 1);
    if (capabilitiesOf(settings.system).allPlayAll)
        drew.rounds = roundsForAll(settings.system, settings.options, drew.players);
    drew.highestRating = drawn(settings.highestRating, random);
    drew.lowestRating = drawn(settings.lowestRating, random);
    drew.shape = oneOf(settings.shapes, random);
    if (settings.draws)
        drew.draws = drawn(*settings.draws, random);
    drew.forfeits = drawn(settings.forfeits, random);
    drew.halfPointByes = drawn(settings.halfPointByes, random);
    drew.zeroPointByes = drawn(settings.zeroPointByes, random);
    drew.fullPointByes = drawn(settings.fullPointByes, random);
    drew.withdrawals = drawn(settings.withdrawals, random);
    drew.returns = drawn(settings.returns, random);
    drew.lateEntries = drawn(settings.lateEntries, random);
    drew.unrated = drawn(settings.unrated, random);
    drew.forbiddenPairs = drawn(settings.forbiddenPairs, random);
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
        Entrant entrant{drawRating(conditions, random), true, 1};
        entrant.rated = !onceIn(conditions.unrated, random);
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
