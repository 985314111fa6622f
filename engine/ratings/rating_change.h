#pragma once

#include "engine/ratings/rating_event.h"

#include <variant>

namespace pairwright {

// What an event would change in the ratings (FIDE Handbook B.02 art. 8.3, in its part on rapid and blitz the same but
// for what stands here). A preview: the federation sends the report, FIDE computes.

/// A game against a rated opponent.
struct RatedGame {
    CountedGame game;
    int opponentRating = 0;
    /// Own rating less the opponent's as it counts: at most 400 either way, unless the player is exempt.
    /// 0 for unrated players, of whom nothing is expected.
    int difference = 0;
    bool limited = false;    ///< the real difference is larger
    int expectedPercent = 0; ///< expected points in hundredths (art. 8.1.2)
    friend bool operator==(const RatedGame&, const RatedGame&) = default;
};

/// The development coefficient and where it comes from (art. 8.3.3).
struct KFactor {
    enum class Reason : std::uint8_t {
        reached2400, ///< 10
        under18,     ///< 40: up to the year of the 18th birthday, rated below 2300
        below2400,   ///< 20
    };
    /// What had to be assumed because a tournament file does not say it.
    enum class Assumption : std::uint8_t {
        thirtyGames,     ///< the player has completed 30 rated games (else K is 40)
        never2400,       ///< no list showed 2400 or more (else K is 10)
        titleMeans2400,  ///< a GM or IM has been on a list with 2400 or more
        eighteenOrOlder, ///< the year of birth is not known
    };
    int value = 20;
    int beforeLimit = 20; ///< larger than `value` where K times the number of games would exceed 700
    Reason reason = Reason::below2400;
    std::vector<Assumption> assumptions;
};

/// What a rated player would win or lose in one period.
struct PeriodChange {
    int period = 0; ///< place in RatingEvent::periods
    int rating = 0;
    KFactor k;
    int games = 0;
    int expectedPercent = 0; ///< sum over the games, hundredths of a point
    int hundredths = 0;      ///< K times the sum of result less expectation, unrounded, in 1/100
    int change = 0;          ///< rounded, .5 away from zero
};

/// What a rated player would win or lose.
struct RatingChange {
    int rating = 0; ///< in the first period that he is rated in
    KFactor k;      ///< there
    int expectedPercent = 0;
    int hundredths = 0;
    int change = 0;                    ///< of all periods together; each is rounded by itself
    std::vector<PeriodChange> periods; ///< at least one; those with games in which he is rated
};

/// The first rating of an unrated player (art. 8.2; 2024-03).
struct InitialRating {
    int sumOfRatings = 0;     ///< sum of the opponents' ratings and of the two assumed ones
    int games = 0;            ///< with the two draws against 1800
    int percent = 0;          ///< of these games, half up
    int ratingDifference = 0; ///< dp of that
    int rating = 0;           ///< 1400 to 2200
    bool capped = false;      ///< it would be more than 2200
};

/// Why an unrated player gets none from this event alone.
struct NoInitialRating {
    enum class Reason : std::uint8_t {
        noPoints,    ///< a first event without a point is disregarded
        tooFewGames, ///< fewer than 5 against rated opponents; other events of 26 months may complete them
        below1400,
    };
    Reason reason = Reason::tooFewGames;
    int games = 0;               ///< against rated opponents
    std::optional<int> computed; ///< below1400: what it would be
};

/// The games and what comes of them; monostate: a rated player without a counted game.
struct RatingPreview {
    std::vector<RatedGame> games;
    std::vector<CountedGame> tooFarApart; ///< not rated: see isTooFarApart()
    int halfPoints = 0;
    std::optional<int> averageRating; ///< of the rated opponents met, rounded half up
    std::optional<int> performance;   ///< that plus dp of the percentage scored
    std::variant<std::monostate, RatingChange, InitialRating, NoInitialRating> outcome;
};

inline constexpr int leastGamesForInitialRating = 5;

RatingPreview previewRating(const RatingEvent& event, Tpn tpn);

/// The K of a player who plays `games` rated games in the event, whatever its kind.
KFactor kFactor(const RatedPerson& person, int year, int games);

/// Whether differences above 400 count in full for a player: rated 2650 or more, standard events from 2025-10-01 on.
bool countsRealDifferences(int rating, RatingKind kind, std::string_view firstDay);

/// Whether a rapid or blitz game is not rated: 600 points or more between the two, one of them above 2600, events from
/// 2024-12-01 on.
bool isTooFarApart(int rating, int opponentRating, RatingKind kind, std::string_view firstDay);

} // namespace pairwright
