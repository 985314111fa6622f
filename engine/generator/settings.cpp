#include "engine/generator/settings.h"

#include "engine/base/limits.h"
#include "engine/capabilities.h"
#include "engine/round_rules.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/presets.h"
#include "engine/tournament/acceleration.h"
#include "engine/tournament/point_bounds.h"

#include <algorithm>
#include <array>

namespace pairwright::generator {

namespace {

using Reason = SettingsError::Reason;

constexpr int rarest = 1'000'000;
constexpr int lowestOfAll = 1;
constexpr int highestOfAll = 4000;

constexpr auto ranges = std::to_array<RangeOption>({
    {"players", &Settings::players, 2, mostPlayers, "players"},
    {"rounds", &Settings::rounds, 1, mostRounds, "rounds; of double-swiss matches"},
    {"highest-rating", &Settings::highestRating, lowestOfAll, highestOfAll, "rating of the strongest player"},
    {"lowest-rating", &Settings::lowestRating, lowestOfAll, highestOfAll, "rating of the weakest player"},
    {"rating-step", &Settings::ratingStep, 0, highestOfAll,
     "points by which each player is rated below the one before"},
    {"withdrawals", &Settings::withdrawals, 0, rarest, "one player in N withdraws, each round"},
    {"returns", &Settings::returns, 0, rarest, "one of N withdrawn players returns, each round"},
    {"late-entries", &Settings::lateEntries, 0, rarest, "one player in N enters in round 2 or 3"},
    {"unrated", &Settings::unrated, 0, rarest, "one player in N has no rating"},
    {"forbidden-pairs", &Settings::forbiddenPairs, 0, 999, "pairs of players who must not meet"},
    {"forbidden-groups", &Settings::forbiddenGroups, 0, 99,
     "groups of 2 to 12 players who must not meet from some round on"},
});

constexpr auto rates = std::to_array<RateOption>({
    {"forfeits", &Settings::forfeits, "games lost by forfeit, by either side"},
    {"forfeit-wins", &Settings::forfeitWins, "games that end 1F-0F; then --forfeits is 0 unless given"},
    {"forfeit-losses", &Settings::forfeitLosses, "games that end 0F-1F; likewise"},
    {"double-forfeits", &Settings::doubleForfeits, "games that end 0F-0F; likewise"},
    {"draw-losses", &Settings::drawLosses, "played games that end 1/2-0"},
    {"loss-draws", &Settings::lossDraws, "played games that end 0-1/2"},
    {"double-losses", &Settings::doubleLosses, "played games that end 0-0"},
    {"half-byes", &Settings::halfPointByes, "players with a half-point bye, not in the last round"},
    {"full-byes", &Settings::fullPointByes, "players with a full-point bye, not in the last round"},
    {"zero-byes", &Settings::zeroPointByes, "players absent without a point"},
});

/// What there is not where everybody meets everybody, as options.
constexpr auto ratesNotInAllPlayAll =
    std::to_array<Rate Settings::*>({&Settings::halfPointByes, &Settings::fullPointByes, &Settings::zeroPointByes});
constexpr auto notInAllPlayAll = std::to_array<std::pair<Range Settings::*, std::string_view>>({
    {&Settings::withdrawals, "withdrawals"},
    {&Settings::returns, "returns"},
    {&Settings::lateEntries, "late-entries"},
    {&Settings::forbiddenPairs, "forbidden-pairs"},
    {&Settings::forbiddenGroups, "forbidden-groups"},
});

} // namespace

std::vector<TieBreak> Settings::usual()
{
    return defaultTieBreaks();
}

Settings settingsFor(SystemEdition system)
{
    Settings settings;
    settings.system = system;
    if (!capabilitiesOf(system).allPlayAll)
        return settings;
    settings.players = {4, 14};
    for (const auto& [member, name] : notInAllPlayAll)
        settings.*member = {};
    for (Rate Settings::*const member : ratesNotInAllPlayAll)
        settings.*member = {};
    settings.tieBreaks = defaultTieBreaks(EventFormat::roundRobin);
    return settings;
}

Settings drawnFor(SystemEdition system)
{
    Settings settings = settingsFor(system);
    settings.shapes = {RatingShape::even, RatingShape::bell, RatingShape::pyramid};
    settings.tieBreaks = std::nullopt;
    settings.doubleForfeits = {{100, 3225}};
    settings.drawLosses = settings.lossDraws = settings.doubleLosses = {{300, 3225}};
    if (capabilitiesOf(system).ratings != RatingsUse::required)
        settings.unrated = {20, 1000};
    if (capabilitiesOf(system).allPlayAll)
        return settings;
    settings.zeroPointByes = {{15, 3225}};
    settings.fullPointByes = {{100, 3225}};
    settings.returns = {2, 20};
    settings.lateEntries = {20, 1000};
    settings.forbiddenPairs = {0, 2};
    settings.acceleration = Acceleration::sometimes;
    return settings;
}

namespace {

/// Of a system in which everybody meets everybody: what there is of eventful() without byes.
Settings eventfulForAll(SystemEdition system)
{
    Settings settings = settingsFor(system);
    settings.shapes = {RatingShape::even, RatingShape::bell, RatingShape::pyramid};
    settings.draws = Range{10, 50};
    settings.drawLosses = settings.lossDraws = settings.doubleLosses = {{50, 500}};
    settings.unrated = {5, 50};
    settings.points = {PointSystem{}, PointSystem{}, PointSystem::of(Score{30}, Score{10}, Score{30})};
    settings.tieBreaks = std::nullopt;
    return settings;
}

/// Somebody would have too many rounds, or no table.
bool hasTables(const Settings& settings, int players)
{
    const int rounds = roundsForAll(settings.system, settings.options, players);
    return rounds > 0 && rounds <= mostRounds;
}

Expected<Done, SettingsError> validatedForAll(const Settings& settings)
{
    if (!hasTables(settings, settings.players.least) || !hasTables(settings, settings.players.most))
        return Unexpected{SettingsError{.reason = Reason::noTable}};
    for (const auto& [member, name] : notInAllPlayAll)
        if (settings.*member != Range{})
            return Unexpected{SettingsError{.reason = Reason::notInAllPlayAll, .option = std::string(name)}};
    for (const RateOption& option : rates)
        if (std::ranges::find(ratesNotInAllPlayAll, option.member) != ratesNotInAllPlayAll.end() &&
            settings.*option.member != Rate{})
            return Unexpected{SettingsError{.reason = Reason::notInAllPlayAll, .option = std::string(option.name)}};
    if (settings.acceleration != Acceleration::none)
        return Unexpected{SettingsError{.reason = Reason::notInAllPlayAll, .option = "acceleration"}};
    if (settings.tieBreaks)
        for (const TieBreak& tieBreak : usableTieBreaks(*settings.tieBreaks, EventFormat::roundRobin).dropped)
            return Unexpected{SettingsError{.reason = Reason::swissTieBreak, .value = toString(tieBreak)}};
    return Done{};
}

} // namespace

Settings eventful(SystemEdition system)
{
    if (capabilitiesOf(system).allPlayAll)
        return eventfulForAll(system);
    Settings settings;
    settings.system = system;
    settings.shapes = {RatingShape::even, RatingShape::bell, RatingShape::pyramid};
    settings.draws = Range{10, 50};
    settings.doubleForfeits = {{50, 500}};
    settings.drawLosses = settings.lossDraws = settings.doubleLosses = {{50, 500}};
    settings.halfPointByes = {{15, 300}};
    settings.zeroPointByes = {{20, 300}};
    settings.fullPointByes = {{100, 1000}};
    settings.withdrawals = {30, 300};
    settings.returns = {2, 8};
    settings.lateEntries = {10, 100};
    const bool needsRatings = capabilitiesOf(system).ratings == RatingsUse::required;
    settings.unrated = needsRatings ? Range{} : Range{5, 50};
    settings.forbiddenPairs = {0, 3};
    settings.acceleration = Acceleration::sometimes;
    PointSystem halfForBye;
    halfForBye.pairingAllocatedBye = halfForBye.drawValue();
    PointSystem lossCounts = PointSystem::of(Score{30}, Score{20}, Score{30});
    lossCounts.loss = {Score{10}, Score{10}};
    settings.points = {PointSystem{}, PointSystem{}, halfForBye, PointSystem::of(Score{30}, Score{10}, Score{30}),
                       lossCounts};
    settings.tieBreaks = std::nullopt;
    return settings;
}

std::span<const RangeOption> rangeOptions()
{
    return ranges;
}

std::span<const std::string_view> forfeitsByKind()
{
    static constexpr std::array<std::string_view, 3> names{"forfeit-wins", "forfeit-losses", "double-forfeits"};
    return names;
}

std::span<const RateOption> rateOptions()
{
    return rates;
}

Expected<Done, SettingsError> validated(const Settings& settings)
{
    const auto refused = [](Reason reason) {
        return Unexpected{SettingsError{.reason = reason}};
    };
    if (!findSystem(settings.system))
        return refused(Reason::unknownSystem);
    const int given = static_cast<int>(settings.ratings.size());
    if (given > 0 && settings.players != Range{given, given})
        return refused(Reason::playersAndRatings);
    if (capabilitiesOf(settings.system).ratings == RatingsUse::required &&
        std::ranges::find(settings.ratings, 0) != settings.ratings.end())
        return refused(Reason::ratingsNeeded);
    if (settings.lowestRating.most > settings.highestRating.least)
        return refused(Reason::ratingsCrossed);
    if (capabilitiesOf(settings.system).ratings == RatingsUse::required && settings.unrated.most > 0)
        return refused(Reason::ratingsNeeded);
    for (const PointSystem& points : settings.points)
        if (const auto bound = boundLeft(points))
            return Unexpected{SettingsError{.reason = Reason::pointsBeyond, .value = std::string(describe(*bound))}};
    if (settings.acceleration == Acceleration::baku &&
        !std::all_of(settings.points.begin(), settings.points.end(), canAccelerate))
        return refused(Reason::cannotAccelerate);
    return capabilitiesOf(settings.system).allPlayAll ? validatedForAll(settings) : Done{};
}

std::string describe(const SettingsError& error)
{
    switch (error.reason) {
    case Reason::unknownSystem: return "this version does not have that pairing system";
    case Reason::unknownOption: return "unknown option --" + error.option;
    case Reason::badValue: break;
    case Reason::ratingsNeeded:
        return "the Dubov system needs a rating of every player: leave out --unrated, and 0 in --ratings";
    case Reason::playersAndRatings: return "--ratings has another number of players than --players";
    case Reason::ratingsCrossed: return "--lowest-rating must not reach above --highest-rating";
    case Reason::cannotAccelerate:
        return "Baku acceleration needs a loss worth nothing and a win worth two draws: other --points, or "
               "--acceleration sometimes";
    case Reason::noTable: return "a round robin has 3 to 40 players, and at most 99 rounds: other --players";
    case Reason::notInAllPlayAll: return "--" + error.option + " is not for a round robin";
    case Reason::pointsBeyond: return "points: " + error.value;
    case Reason::swissTieBreak: return error.value + " must not be used in a round robin (C.07 art. 8)";
    }
    for (const RangeOption& option : ranges)
        if (option.name == error.option)
            return "--" + error.option + " must be a number or a range A..B from " + std::to_string(option.least) +
                   " to " + std::to_string(option.most) + ", not \"" + error.value + "\"";
    for (const RateOption& option : rates)
        if (option.name == error.option)
            return "--" + error.option +
                   " must be like 30 or 6..30 (once in so many), 5%, 4x (in the whole tournament), or for some rounds "
                   "3:4x or 1..4:10%, several with commas, not \"" +
                   error.value + "\"";
    if (error.option == "ratings")
        return "--ratings must be numbers from 0 (unrated) to 4000 with commas between them, not \"" + error.value +
               "\"";
    if (error.option == "draws")
        return "--draws must be a percentage or a range A..B of them, not \"" + error.value + "\"";
    if (error.option == "shape")
        return "--shape must be even, bell or pyramid, or several with commas, not \"" + error.value + "\"";
    if (error.option == "acceleration")
        return "--acceleration must be none, baku or sometimes, not \"" + error.value + "\"";
    if (error.option == "points")
        return "--points must be like 1/0.5/0 (win/draw/loss), 3/1/0/1 (with the bye), or several with commas, not \"" +
               error.value + "\"";
    return "--" + error.option + ": \"" + error.value + "\" means nothing";
}

} // namespace pairwright::generator
