#pragma once

#include "app/domain/rounds/board_colours.h"
#include "engine/tournament/point_bounds.h"
#include "engine/tournament/team_event.h"

#include <cstdint>
#include <optional>

namespace pairwright {

/// In which order the players of a team sit.
enum class BoardOrder : std::uint8_t {
    fixed, ///< as their team names them; whoever is missing is left out, and the others move up
    free,
};

/// Which colour preferences teams have (C.04.6 art. 1.7).
enum class TeamPreferences : std::uint8_t {
    typeA,
    typeB, ///< with two strengths
    none,
};

constexpr int mostTeamBoards = BoardColours::mostBoards;
constexpr int mostMatchPointTenths = 1000;

/// How teams play. An event of teams has them, any other has none. Entrants are the teams then: Tournament::players
/// holds them, and Tournament::members who plays for them.
struct TeamRules {
    int boards = 4; ///< of a match: 1 .. mostTeamBoards
    BoardColours colours = {};
    BoardOrder order = BoardOrder::fixed;
    Score win{20}; ///< match points
    Score draw{10};
    Score loss{0};
    TeamScore primary = TeamScore::matchPoints; ///< decides who meets whom and, first of all, the ranks
    /// Decides between equals where the rules ask for it; never the primary one. None: it is left out.
    std::optional<TeamScore> secondary = TeamScore::gamePoints;
    TeamPreferences preferences = TeamPreferences::typeA; ///< of the Swiss system
    bool asGacrux = false; ///< the Swiss system leaves the text where the program Gacrux does: for its files
    /// Players whose ratings make the strength of a team, the highest first: 1 .. 99; none: as many as there are
    /// boards.
    std::optional<int> strengthOf;
    /// A player on a lower board may be rated so much higher than one above him; none: no limit.
    std::optional<int> mostRatingAhead;
    friend bool operator==(const TeamRules&, const TeamRules&) = default;
};

/// The bound of FIDE that match points leave: two draws are worth more than a win and a loss.
std::optional<PointBound> boundLeft(const TeamRules& rules);

/// Whether an event can be played by them: everything in its range, and a win worth more than a loss.
bool isPossible(const TeamRules& rules);

} // namespace pairwright
