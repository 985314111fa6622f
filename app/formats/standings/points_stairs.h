#pragma once

#include "app/formats/ratings/rated_tournament.h"
#include "app/formats/standings/player_paths.h"

#include <QString>

#include <vector>

namespace pairwright {

/// The points of a player round by round against those that the ratings expect, as window, paper and web draw them.
struct PointsStairs {
    struct Step {
        PathStep path;
        QString sentence; ///< what he did in the round: "round 2, White, drew with Szentirmay"
        int expected = 0; ///< points up to and with the round, in hundredths; rounds without a rated game as they ended
        bool rated = false; ///< the ratings expect something of the round
    };
    std::vector<Step> steps; ///< one a published round
    std::size_t done = 0;    ///< how many of them have ended for him: points are drawn and told up to there
    bool isExpected = false; ///< there is a rated game
    int planned = 0;         ///< rounds
    double most = 1;         ///< of the scale: whole points

    /// "Points after round 4: 3½, expected by the ratings: 2.57"; of a first round that is open what he does in it;
    /// empty without a round.
    [[nodiscard]] QString sentence() const;
};

/// After the rounds of `paths`; `rated` is of as many rounds.
PointsStairs pointsStairs(const Tournament& tournament, const PlayerPaths& paths, const RatedTournament& rated,
                          PlayerKey player);

} // namespace pairwright
