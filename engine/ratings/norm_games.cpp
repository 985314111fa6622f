#include "engine/ratings/norm_games.h"

#include "engine/tiebreaks/rating_tables.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <map>
#include <string_view>

namespace pairwright {

namespace {

constexpr int unratedCountsAs = 1400;
constexpr std::string_view noFederation = "FID";

constexpr std::array allNumbers{
    NormNumbers{NormTitle::GM, 2600, 2380, 2200},
    NormNumbers{NormTitle::IM, 2450, 2230, 2050},
    NormNumbers{NormTitle::WGM, 2400, 2180, 2000},
    NormNumbers{NormTitle::WIM, 2250, 2030, 1850},
};

} // namespace

const NormNumbers& numbersOf(NormTitle title)
{
    return allNumbers[static_cast<std::size_t>(title)];
}

bool isOfKind(FideTitle held, NormTitle sought)
{
    switch (held) {
    case FideTitle::GM: return true;
    case FideTitle::IM: return sought != NormTitle::GM;
    case FideTitle::WGM: return sought == NormTitle::WGM || sought == NormTitle::WIM;
    case FideTitle::WIM: return sought == NormTitle::WIM;
    case FideTitle::FM:
    case FideTitle::CM:
    case FideTitle::WFM:
    case FideTitle::WCM:
    case FideTitle::none: break;
    }
    return false;
}

bool countsAsTitled(FideTitle held)
{
    return held != FideTitle::none && held != FideTitle::CM && held != FideTitle::WCM;
}

int NormGames::averageRating() const
{
    assert(games > 0);
    return (2 * sumOfRatings + games) / (2 * games);
}

int NormGames::performance() const
{
    return averageRating() + ratingDifferenceFor(percentOf(halfPoints, games));
}

NormGames measure(const RatingEvent& event, Tpn tpn, std::span<const CountedGame> games, const NormNumbers& numbers)
{
    NormGames measured;
    const std::string& own = event.person(tpn).federation;
    std::map<std::string, int> federations;
    std::optional<int> lowest;
    for (const CountedGame& game : games) {
        const RatedPerson& opponent = event.person(game.opponent);
        ++measured.games;
        measured.halfPoints += game.halfPoints;
        measured.titled += countsAsTitled(opponent.title) ? 1 : 0;
        measured.ofKind += isOfKind(opponent.title, numbers.title) ? 1 : 0;
        if (opponent.federation.empty())
            ++measured.unknownFederation;
        else if (opponent.federation != noFederation)
            ++federations[opponent.federation];
        const int rating = event.ratingIn(game.opponent, game.round).value_or(unratedCountsAs);
        measured.sumOfRatings += rating;
        if (!lowest || rating < *lowest) {
            lowest = rating;
            measured.raised = game.opponent;
        }
    }
    if (lowest && *lowest < numbers.floor)
        measured.sumOfRatings += numbers.floor - *lowest;
    else
        measured.raised.reset();
    for (const auto& [federation, opponents] : federations) {
        measured.fromOne = std::max(measured.fromOne, opponents);
        if (federation == own)
            measured.fromOwn = opponents;
        else if (!own.empty())
            ++measured.foreignFederations;
    }
    return measured;
}

} // namespace pairwright
