#pragma once

#include "app/domain/changes/finding.h"
#include "app/domain/tournament.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace pairwright {

/// What is wrong with a line-up by the rules of the event.
struct LineUpFault {
    enum class Kind : std::uint8_t {
        notOfTheTeam,
        twice,
        outOfOrder, ///< BoardOrder::fixed: `above` stands behind him in the order of the team
        overLimit,  ///< TeamRules::mostRatingAhead: `above` is rated too much lower
    };
    Kind kind = Kind::notOfTheTeam;
    int board = 1; ///< from 1
    PlayerKey member;
    std::optional<PlayerKey> above; ///< who sits on a higher board
    friend bool operator==(const LineUpFault&, const LineUpFault&) = default;
};

/// By board. Precondition: the event is one of teams.
std::vector<LineUpFault> faultsOf(const Tournament& tournament, PlayerKey team, const LineUp& seats);

/// What is said of it: refused where nobody can sit so, else a question.
Finding findingOf(const LineUpFault& fault, PlayerKey team);

/// The first of the team's order, who are `absent` left out; as many as there are boards, none where there are no more.
LineUp usualLineUp(const Tournament& tournament, PlayerKey team, const std::vector<PlayerKey>& absent = {});

/// By board: who the table of the system has sit there, as places in the orders of the teams, from 1. A team may have
/// nobody at a place.
struct PlacesOfMatch {
    std::vector<int> ofA;
    std::vector<int> ofB;
};
/// No value where no table says it.
std::optional<PlacesOfMatch> placesByTable(const Tournament& tournament, RoundNumber round, const Match& match);

/// What the teams of a match sit like where nobody says otherwise: as the table of the system has it in that round,
/// else as usual. For its sides a and b.
std::pair<LineUp, LineUp> usualLineUps(const Tournament& tournament, RoundNumber round, const Match& match);

/// Names everybody whom the table of the system names in that round; nothing where the teams say it.
void seatByTable(const Tournament& tournament, RoundNumber round, Match& match);

/// Each of its boards was won by forfeit for the same team, or lost by both.
bool isForfeitedAsAWhole(const Match& match);

/// So, and not on every board somebody is named who won it, as where no line-ups were given in: the points are the
/// team's, and nobody has a game of it.
bool isWonByNobody(const Match& match);

/// Everybody is named whom a report of the games needs: both who play or played, and who won by forfeit; nobody in a
/// match that was forfeited as a whole, which is told without names.
bool namesWhoPlays(const Match& match);

/// He sits at a board in some version of a round.
bool isSeated(const Tournament& tournament, PlayerKey member);

/// The mean of the highest ratings of its members (TeamRules::strengthOf), rounded half up; none: nobody has one, or it
/// is no event of teams.
std::optional<int> strengthOf(const Tournament& tournament, PlayerKey team);

} // namespace pairwright
