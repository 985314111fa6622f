#pragma once

#include "app/domain/tournament.h"
#include "engine/ratings/rating_event.h"

#include <optional>
#include <vector>

/// A player has a rating that the tournament counts with, and official ratings beside it (PlayerData).
///
/// By the tournament's rating go: the order of the players and their numbers, pairings that look at ratings (Dubov,
/// Lim), tie-breaks of ratings, groups by rating, and every list of the event. By the official one go: rating changes,
/// title norms and the column *FIDE rating* of the rating report.
namespace pairwright {

/// Which of the official ratings the tournament counts with.
struct RatingRule {
    RatingKind kind = RatingKind::standard;
    RatingChoice choice = RatingChoice::ofTheType;
    std::vector<CountedList> lists = {}; ///< the first that has a rating; empty: by the type of play
    friend bool operator==(const RatingRule&, const RatingRule&) = default;
};

/// FIDE's lists by the type of play: standard for standard; rapid and blitz have the standard list behind their own.
std::vector<RatingKind> usualLists(RatingKind kind);
/// The lists that count, in their order; empty in the rule: usualLists(), and behind them the national one where the
/// order is the arbiter's own. Beside RatingChoice::other only FIDE's.
std::vector<CountedList> countedLists(const RatingRule& rule);

/// What the time control and the settings of a tournament ask for; standard where the time control says nothing.
RatingRule ratingRuleOf(const EventData& event, const Settings& settings);
RatingRule ratingRuleOf(const Tournament& tournament);

/// FIDE's rating of one list.
const std::optional<OfficialRating>& fideRating(const PlayerData& data, RatingKind list);

void setFideRating(PlayerData& data, RatingKind list, const std::optional<OfficialRating>& rating);

/// The rating to count with, of the official ones. No value: unrated.
std::optional<Rating> countedRating(const PlayerData& data, const RatingRule& rule);

/// A rating of another list, for a player who has none in those that count. No value: there is none, or none is needed.
struct OtherRating {
    Rating rating;
    std::optional<RatingKind> fideList; ///< none: national
};
std::optional<OtherRating> ratingOfAnotherList(const PlayerData& data, const RatingRule& rule);

/// The player with the rating to count with. An estimate stays. A rating that stands in no official list is kept as
/// the official one of its source, so that going back finds it again.
PlayerData recounted(PlayerData data, const RatingRule& rule);
/// The same where another rule held before. A rating that was typed stays where the same lists count, and else is kept
/// as the one of the list that counted before.
PlayerData recounted(PlayerData data, const RatingRule& rule, const RatingRule& before);

/// By what FIDE rates a game of that kind: the rating of the kind's list, else the standard one; where no list is
/// known, a rating of the tournament that is said to be FIDE's. National ratings and estimates are none.
std::optional<int> officialRating(const PlayerData& data, RatingKind kind);

} // namespace pairwright
