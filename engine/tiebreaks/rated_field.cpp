#include "engine/tiebreaks/rated_field.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace pairwright {

namespace {

/// In a list from 0; where there are fewer lists, that of the last.
std::optional<int> ratingIn(const PlayerState& player, std::size_t list)
{
    const std::size_t last = std::min(list, player.laterRatings.size());
    return last == 0 ? player.rating : player.laterRatings[last - 1];
}

/// What players without a rating count with.
std::optional<int> ratingOfTheUnrated(const TournamentState& state, const TieBreak& tieBreak, std::size_t list)
{
    if (tieBreak.unratedBy == TieBreak::UnratedBy::nothing)
        return tieBreak.unratedAs;
    std::int64_t sum = 0;
    std::int64_t rated = 0;
    std::optional<int> lowest;
    for (const PlayerState& player : state.players)
        if (const auto rating = ratingIn(player, list); rating && !player.leftOut) {
            sum += *rating;
            ++rated;
            lowest = std::min(lowest.value_or(*rating), *rating);
        }
    if (rated == 0 || tieBreak.unratedBy == TieBreak::UnratedBy::lowest)
        return lowest;
    return static_cast<int>((2 * sum + rated) / (2 * rated));
}

} // namespace

RatedField::RatedField(const TournamentState& state, const TieBreak& tieBreak)
{
    if (!tieBreak.ratingOfRound) {
        lists_.push_back(ratingsOf(state, tieBreak, static_cast<std::size_t>(tieBreak.ratingList - 1)));
        return;
    }
    std::size_t lists = 1;
    for (const PlayerState& player : state.players)
        lists = std::max(lists, player.laterRatings.size() + 1);
    for (std::size_t list = 0; list < lists; ++list)
        lists_.push_back(ratingsOf(state, tieBreak, list));
    listOfRound_ = state.ratingListOfRound;
}

RatedField::Ratings RatedField::ratingsOf(const TournamentState& state, const TieBreak& tieBreak, std::size_t list)
{
    const std::optional<int> unrated = ratingOfTheUnrated(state, tieBreak, list);
    Ratings ratings;
    ratings.reserve(state.players.size());
    for (const PlayerState& player : state.players) {
        const std::optional<int> own = ratingIn(player, list);
        const std::optional<int> rating = own ? own : unrated;
        complete_ = complete_ && (rating.has_value() || player.leftOut);
        ratings.push_back(rating.value_or(0));
    }
    return ratings;
}

int RatedField::rating(Tpn tpn, int round) const
{
    if (listOfRound_.empty())
        return rating(tpn);
    const auto at = std::min(static_cast<std::size_t>(round), listOfRound_.size()) - 1;
    const auto list = std::min(static_cast<std::size_t>(listOfRound_[at]), lists_.size() - 1);
    return lists_[list][static_cast<std::size_t>(tpn.value - 1)];
}

std::vector<TieBreakResult> withoutRatings(std::size_t participants)
{
    std::vector<TieBreakResult> results(participants);
    for (TieBreakResult& result : results)
        result.missing = TieBreakResult::Missing::unratedPlayers;
    return results;
}

} // namespace pairwright
