#pragma once

#include "engine/tournament/tournament_state.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pairwright {

/// FIDE titles.
enum class FideTitle : std::uint8_t { GM, IM, WGM, FM, WIM, CM, WFM, WCM, none };

/// "GM" and so on in capitals; anything else is no title.
FideTitle fideTitleFrom(std::string_view text);

/// Which rating list an event is rated by.
enum class RatingKind : std::uint8_t { standard, rapid, blitz };

/// Who is rated lower is not rated (B.02 art. 7, since 2024-03).
inline constexpr int leastRating = 1400;

/// What the rating and title regulations look at in a participant, besides the games.
struct RatedPerson {
    std::optional<int> rating; ///< FIDE rating of the event's kind on its first day, leastRating or more; none: unrated
    FideTitle title = FideTitle::none;
    std::string federation;                       ///< three letters; empty: not known
    std::optional<bool> isWoman;                  ///< none: not known
    std::optional<int> birthYear;                 ///< none: not known
    int gamesAhead = 0;                           ///< games that are still to be played, as far as planned
    std::vector<std::optional<int>> laterRatings; ///< the same of the later periods, see RatingEvent::periods
};

/// An event as ratings and title norms see it: `people[i]` has the TPN i+1 in `state`.
struct RatingEvent {
    TournamentState state;
    std::vector<RatedPerson> people;
    RatingKind kind = RatingKind::standard;
    std::string firstDay;               ///< "2026-10-01": decides the edition of the rules and the ages; required
    std::string federation;             ///< of the organiser; empty: not known
    int afterRound = 0;                 ///< later rounds are not looked at
    bool predeterminedPairings = false; ///< round robin
    /// An event of more than 30 days rates each game by the list of its month: "2026-10", "2026-11" (B.02, B.01 1.4.6).
    /// Empty: all games by that of the first day.
    std::vector<std::string> periods;
    std::vector<int> periodOfRound; ///< element r - 1: the place in `periods` of round r

    [[nodiscard]] const RatedPerson& person(Tpn tpn) const { return people[static_cast<std::size_t>(tpn.value - 1)]; }
    [[nodiscard]] int year() const;
    [[nodiscard]] int periodOf(RoundNumber round) const; ///< 0 where there is only one
    /// What a participant counts with in a game of that round, or of that period.
    [[nodiscard]] std::optional<int> ratingIn(Tpn tpn, RoundNumber round) const
    {
        return ratingIn(tpn, periodOf(round));
    }
    [[nodiscard]] std::optional<int> ratingIn(Tpn tpn, int period) const;
    /// Which decides about ages: of the first day, or of the month of a period.
    [[nodiscard]] int yearOf(int period) const;
};

/// A game over the board as its participant sees it.
struct CountedGame {
    RoundNumber round;
    Tpn opponent;
    int halfPoints = 0; ///< 2, 1 or 0, whatever the scale of the event
    friend bool operator==(const CountedGame&, const CountedGame&) = default;
};

/// The games of a participant that ratings and titles count: over the board, of at least one move, finished
/// (B.02 art. 5; forfeits and byes are none).
std::vector<CountedGame> countedGames(const RatingEvent& event, Tpn tpn);

} // namespace pairwright
