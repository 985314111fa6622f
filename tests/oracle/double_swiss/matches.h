#pragma once

#include "engine/base/colour.h"
#include "engine/base/ids.h"
#include "engine/base/score.h"
#include "engine/tournament/tournament_state.h"

#include <array>
#include <vector>

/// What the oracle of the Double-Swiss system (C.04.5:2026) is asked: a round of a tournament of matches.
namespace pairwright::oracle::doubleswiss {

/// One participant in one round. A match has two games; its colour is that of game 1 (1.6).
struct Match {
    enum class Kind : std::uint8_t {
        played,
        withoutGames, ///< each forfeited one game: a meeting without a colour
        forfeited,    ///< one of the two forfeited both games: no meeting
        pairingBye,   ///< the pairing-allocated bye
        fullPointBye, ///< two wins
        otherBye,     ///< half-point and zero-point byes, not entered, withdrawn
    };
    Kind kind = Kind::otherBye;
    Score points{};
    Tpn opponent{};                ///< of a match
    Colour colour = Colour::White; ///< of game 1
    bool wonByForfeit = false;
    /// The two games as a tournament keeps them: the oracle does not look at them, the engine does.
    std::array<RoundRecord, 2> games{Bye{ByeKind::Zero}, Bye{ByeKind::Zero}};
};

/// A round to pair. `players[i]` has the TPN i+1; everybody has a match for every round so far.
struct MatchPosition {
    int plannedRounds = 0;
    Colour initialColour = Colour::White;
    std::vector<std::vector<Match>> players;
    std::vector<std::vector<Score>> virtualPoints; ///< by TPN-1 and round; may be shorter
    std::vector<Tpn> absent;
    std::vector<ForbiddenGroup> forbidden; ///< by the organiser

    [[nodiscard]] int roundsPlayed() const { return players.empty() ? 0 : static_cast<int>(players.front().size()); }
    /// Points before `round` (from 1) and its virtual points.
    [[nodiscard]] Score pairingScore(Tpn tpn, int round) const;
};

} // namespace pairwright::oracle::doubleswiss
