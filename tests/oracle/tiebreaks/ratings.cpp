#include "tests/oracle/tiebreaks/ratings.h"

#include <algorithm>
#include <array>

namespace pairwright::oracle {

namespace {

/// A game that article 10 counts.
struct RatedGame {
    Tpn opponent;
    int rating = 0;
    int halves = 0; ///< 2, 1, 0 whatever the scale of the event
};

/// B.02 8.1: rating difference of 0.50, 0.51, ... 1.00.
constexpr auto differences =
    std::to_array<int>({0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,  95,  102, 110, 117,
                        125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
                        284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800});

/// B.02 8.1: the largest difference for which 50, 51, ... 99 per cent are expected.
constexpr auto largest =
    std::to_array<int>({3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,  98,  106, 113, 121,
                        129, 137, 145, 153, 162, 170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278,
                        290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735});

int differenceOf(int percent)
{
    return percent >= 50 ? differences[static_cast<std::size_t>(percent - 50)]
                         : -differences[static_cast<std::size_t>(50 - percent)];
}

int expectedPercent(int difference)
{
    if (difference < 0)
        return 100 - expectedPercent(-difference);
    int percent = 50;
    for (const int most : largest)
        percent += difference > most ? 1 : 0;
    return percent;
}

std::optional<int> ratingOf(const Event& event, Tpn tpn, const TieBreak& how)
{
    const auto own = event.rating[static_cast<std::size_t>(tpn.value - 1)];
    return own ? own : how.unratedAs;
}

bool everybodyIsRated(const Event& event, const TieBreak& how)
{
    for (std::size_t i = 0; i < event.size(); ++i)
        if (!event.rating[i] && !event.leftOut[i] && !how.unratedAs)
            return false;
    return true;
}

int halvesOf(GameOutcome outcome)
{
    switch (outcome) {
    case GameOutcome::Win: return 2;
    case GameOutcome::Loss: return 0;
    case GameOutcome::Draw:
    case GameOutcome::Adjourned: break;
    }
    return 1;
}

/// Over the board; until 2026 a forfeit in a round robin as well (15.2).
std::vector<RatedGame> ratedGames(const Event& event, Tpn tpn, const TieBreak& how)
{
    const bool withForfeits = event.isRoundRobin() && event.rules.edition == TieBreakEdition::y2024;
    std::vector<RatedGame> games;
    for (const Cell& cell : event.of(tpn))
        for (const RoundRecord& record : cell.games) {
            if (const auto* played = std::get_if<PlayedGame>(&record))
                games.push_back({played->opponent, *ratingOf(event, played->opponent, how), halvesOf(played->outcome)});
            else if (const auto* forfeit = std::get_if<ForfeitedGame>(&record); forfeit != nullptr && withForfeits)
                games.push_back({forfeit->opponent, *ratingOf(event, forfeit->opponent, how), forfeit->won ? 2 : 0});
        }
    return games;
}

/// A whole number, .5 up.
int roundedAverage(const std::vector<int>& values)
{
    int sum = 0;
    for (const int value : values)
        sum += value;
    const int count = static_cast<int>(values.size());
    int average = sum / count - 1;
    while (2 * count * (average + 1) <= 2 * sum + count) // average + 1 <= sum / count + 1/2
        ++average;
    return average;
}

int halvesOf(const std::vector<RatedGame>& games)
{
    int halves = 0;
    for (const RatedGame& game : games)
        halves += game.halves;
    return halves;
}

using OfOne = std::optional<int> (*)(const Event&, Tpn, const TieBreak&);

std::optional<int> averageOver(const Event& event, Tpn tpn, const TieBreak& how, OfOne value)
{
    if (!everybodyIsRated(event, how))
        return std::nullopt;
    std::vector<int> values;
    for (const RatedGame& game : ratedGames(event, tpn, how))
        values.push_back(*value(event, game.opponent, how));
    return values.empty() ? std::nullopt : std::optional(roundedAverage(values));
}

} // namespace

std::optional<int> averageRating(const Event& event, Tpn tpn, const TieBreak& how)
{
    if (!everybodyIsRated(event, how))
        return std::nullopt;
    std::vector<int> ratings;
    for (const RatedGame& game : ratedGames(event, tpn, how))
        ratings.push_back(game.rating);
    std::sort(ratings.begin(), ratings.end());
    for (int i = 0; i < how.cutLowest && !ratings.empty(); ++i)
        ratings.erase(ratings.begin());
    for (int i = 0; i < how.cutHighest && !ratings.empty(); ++i)
        ratings.pop_back();
    return ratings.empty() ? std::nullopt : std::optional(roundedAverage(ratings));
}

std::optional<int> performance(const Event& event, Tpn tpn, const TieBreak& how)
{
    const auto average = averageRating(event, tpn, how);
    if (!average)
        return std::nullopt;
    const auto games = ratedGames(event, tpn, how);
    const int most = 2 * static_cast<int>(games.size());
    const int percent = (200 * halvesOf(games) + most) / (2 * most); // half up
    return *average + differenceOf(percent);
}

std::optional<int> perfectPerformance(const Event& event, Tpn tpn, const TieBreak& how)
{
    if (!everybodyIsRated(event, how))
        return std::nullopt;
    const auto games = ratedGames(event, tpn, how);
    if (games.empty())
        return std::nullopt;
    int lowest = games.front().rating;
    for (const RatedGame& game : games)
        lowest = std::min(lowest, game.rating);
    int rating = lowest - 800;
    if (halvesOf(games) == 0)
        return rating;
    const auto expected = [&games](int own) {
        int percent = 0;
        for (const RatedGame& game : games)
            percent += expectedPercent(own - game.rating);
        return percent;
    };
    const int points = 50 * halvesOf(games);
    constexpr int stride = 50; // the same in fewer steps: what is expected never falls
    while (expected(rating + stride) < points)
        rating += stride;
    while (expected(rating) < points)
        ++rating;
    return rating;
}

std::optional<int> averageOfPerformance(const Event& event, Tpn tpn, const TieBreak& how)
{
    return averageOver(event, tpn, how, performance);
}

std::optional<int> averageOfPerfect(const Event& event, Tpn tpn, const TieBreak& how)
{
    return averageOver(event, tpn, how, perfectPerformance);
}

std::optional<int> ownRating(const Event& event, Tpn tpn, const TieBreak& how)
{
    return everybodyIsRated(event, how) ? ratingOf(event, tpn, how) : std::nullopt;
}

} // namespace pairwright::oracle
