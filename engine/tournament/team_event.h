#pragma once

#include "engine/base/score.h"
#include "engine/tournament/point_system.h"

#include <cstdint>
#include <vector>

namespace pairwright {

/// What a match of teams brings is counted twice (C.04.6 art. 1.2).
enum class TeamScore : std::uint8_t {
    matchPoints, ///< for the match as a whole
    gamePoints,  ///< of all its boards
};

constexpr TeamScore otherThan(TeamScore score)
{
    return score == TeamScore::matchPoints ? TeamScore::gamePoints : TeamScore::matchPoints;
}

/// What a round brought a team: the primary score says who plays whom and who stands before whom, the secondary one is
/// the other of the two.
struct TeamPoints {
    Score primary;
    Score secondary;
    /// Game points on each board, the first board first. A bye counts as the same result on all of them, the
    /// pairing-allocated one as a win (C.07 art. 12). Empty where the boards are not known.
    std::vector<Score> boards = {};
    friend bool operator==(const TeamPoints&, const TeamPoints&) = default;
};

/// How the two scores of an event of teams count.
struct TeamEvent {
    TeamScore primary = TeamScore::matchPoints;
    bool secondaryInPairing =
        true;                    ///< it decides between equals where the pairing rules ask for it (C.04.6 art. 4.2.2)
    PointSystem secondaryPoints; ///< as TournamentState::points is of the primary score
    friend bool operator==(const TeamEvent&, const TeamEvent&) = default;
};

/// What a bye counts as on one board: the pairing-allocated and the full-point bye as a win, the half-point bye as a
/// draw.
Score pointsOfBoard(const PointSystem& ofGames, ByeKind kind);

} // namespace pairwright
