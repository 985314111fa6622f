#pragma once

#include "app/domain/prizes/prize_fund.h"
#include "app/domain/tournament.h"
#include "app/prizes/assignment.h"
#include "engine/tiebreaks/contribution.h"
#include "engine/tiebreaks/tie_break.h"

#include <cstdint>
#include <optional>
#include <vector>

/// What prizes are given by: the players of an event in the order of the standings, with all that a prize may ask of
/// them, and the teams.
namespace pairwright::prizes {

/// Why somebody may win nothing.
enum class Bar : std::uint8_t { byHand, absent, expelled, withdrawn, unrated, feeOpen, tooFewGames };

struct Person {
    PlayerKey player;
    PlayerData data;
    int rank = 1;
    bool sharedRank = false; ///< nothing tells him from another
    std::int64_t points = 0; ///< tenths
    /// As the standings have them, as many as the event has declared, without what led to them.
    std::vector<TieBreakResult> tieBreaks;
    int games = 0;                  ///< over the board
    std::optional<int> performance; ///< against the rated opponents, by the ratings of the tournament
    std::optional<int>
        improvement; ///< hundredths of a point above the expectation; none: unrated, or no rated opponent
    std::optional<Bar> bar;
};

struct Team {
    QString name; ///< the club, group or federation
    int rank = 1;
    bool sharedRank = false;
    std::int64_t points = 0;                             ///< tenths, of those who count
    std::vector<std::optional<TieBreakValue>> tieBreaks; ///< sums, as many as the event has declared
    std::vector<std::size_t> counted;                    ///< places among the persons, in their order
    int players = 0;                                     ///< all of it
    friend bool operator==(const Team&, const Team&) = default;
};

struct RankedTeams {
    TeamRanking ranking;
    std::vector<Team> teams; ///< by rank
};

struct PrizeEvent {
    std::vector<Person> people; ///< in the order of the standings
    std::vector<GroupRule> groupRules;
    std::vector<RankedTeams> teams;
    std::vector<TieBreak> tieBreaks; ///< of the standings, in their order
    bool ranksAreStated = false;     ///< by an imported file, which does not say by what
    int year = 2026;                 ///< in which ages are reached
    int rounds = 0;                  ///< planned
    int afterRound = 0;              ///< of the standings
    bool isOver = false;
    int takePart = 0; ///< who has played, or while nobody has: who is entered
};

/// As it stands after a round, at most the last published one.
PrizeEvent prizeEvent(const Tournament& tournament, int afterRound);
/// After roundIfItEndedNow(). Points, tie-breaks and games are all of it.
PrizeEvent prizeEvent(const Tournament& tournament);

/// A prize is for him, whether or not he may win at all.
bool isFor(const Prize& prize, const Person& person, const PrizeEvent& event);

/// The prizes as numbers. Free prizes and those of teams are in none of the items.
struct PreparedFund {
    AssignmentInput input;
    std::vector<std::size_t> prizeOf;  ///< element i: which prize item i is
    std::vector<std::int64_t> amounts; ///< of every prize, after a cut
};
PreparedFund prepare(const PrizeEvent& event, const std::vector<Prize>& prizes, const PrizeRules& rules);

} // namespace pairwright::prizes
