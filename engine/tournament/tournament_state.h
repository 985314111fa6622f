#pragma once

#include "engine/base/colour.h"
#include "engine/base/ids.h"
#include "engine/base/score.h"
#include "engine/tournament/point_system.h"
#include "engine/tournament/round_record.h"
#include "engine/tournament/team_event.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace pairwright {

/// One entrant as the engine sees it: a player, or a team, whose records are matches with the colour of the first
/// board.
struct PlayerState {
    /// One record per game of each round played so far (gamesOfARound); a shorter list means NotEntered for the rest.
    std::vector<RoundRecord> rounds;
    /// Virtual points (C.04.7) per round, from round 1; missing rounds are worth 0. Never standings points.
    std::vector<Score> virtualPoints;
    std::optional<int> rating; ///< used by Dubov only
    /// Place of the name in the alphabet, as the caller sorts names (app folds letters: domain/folded_text.h); equal
    /// names have equal places. Dubov of 1997 only; who has none stands behind all who have one, by TPN.
    std::optional<int> nameRank = {};
    /// The standings leave the player out, who has played too few of the games of an all-play-all: none of them counts.
    bool leftOut = false;
    /// Of the second and later rating lists of a long event, which some tie-breaks look at.
    std::vector<std::optional<int>> laterRatings = {};
    // What decides ties from outside of the rounds.
    std::optional<std::int64_t> outsideValue = {}; ///< in hundredths; the higher stands first
    std::optional<int> placeByHand = {};           ///< among those who are tied; the lower stands first
    std::optional<int> lot = {};                   ///< the lower stands first
    /// Of a team, one for each of `rounds`: what they brought is known board by board and not by the record. A player
    /// has none, and no secondary score.
    std::vector<TeamPoints> teamPoints = {};
    friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

/// Players none of whom may meet another in the rounds first..last (TRF 260, XXP).
struct ForbiddenGroup {
    std::vector<Tpn> players;
    RoundNumber first{1};
    std::optional<RoundNumber> last; ///< no value: to the end
    friend bool operator==(const ForbiddenGroup&, const ForbiddenGroup&) = default;
};

/// A tournament up to the round to be paired. `players[i]` has the TPN i+1. A plain value: pairing
/// functions neither keep nor change it.
struct TournamentState {
    std::vector<PlayerState> players;
    int plannedRounds = 0;                ///< declared beforehand (C.04.1 art. 1)
    int gamesOfARound = 1;                ///< records that a round takes: 2 in the Double-Swiss System
    Colour initialColour = Colour::White; ///< the lot drawn before round 1
    PointSystem points;
    std::vector<ForbiddenGroup> forbidden;
    /// Which rating list holds in each round, from 0 (PlayerState::rating); rounds that are not named go by the last.
    std::vector<int> ratingListOfRound = {};
    std::optional<TeamEvent> teams = {}; ///< entrants are teams

    [[nodiscard]] const PlayerState& player(Tpn tpn) const { return players[static_cast<std::size_t>(tpn.value - 1)]; }
    /// Number of rounds that have records: the round to pair is this plus one.
    [[nodiscard]] int roundsPlayed() const;
    /// Every round has the records of all its games.
    [[nodiscard]] bool hasWholeRounds() const;
    /// The record of a round, of the first game in a match; NotEntered where the player has none.
    [[nodiscard]] RoundRecord record(Tpn tpn, RoundNumber round) const { return record(tpn, round, 1); }
    /// `game` is 1 to gamesOfARound.
    [[nodiscard]] RoundRecord record(Tpn tpn, RoundNumber round, int game) const;
    /// Standings points after `rounds` rounds; the primary score of a team.
    [[nodiscard]] Score scoreAfter(Tpn tpn, int rounds) const;
    /// The secondary score of a team as far as the pairing asks for it; 0 for a player.
    [[nodiscard]] Score secondaryScoreAfter(Tpn tpn, int rounds) const;
    /// Score for pairing `round`: standings points before it plus that round's virtual points (C.04.7 art. 1).
    [[nodiscard]] Score pairingScore(Tpn tpn, RoundNumber round) const;
    friend bool operator==(const TournamentState&, const TournamentState&) = default;
};

} // namespace pairwright
