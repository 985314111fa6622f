#pragma once

#include "engine/base/colour.h"
#include "engine/base/ids.h"
#include "engine/base/score.h"
#include "engine/tournament/tournament_state.h"

#include <vector>

/// What the oracle of the Swiss team system (C.04.6:2026) is asked: a round of a tournament of teams.
namespace pairwright::oracle::teamswiss {

/// 1.7: which colour preferences the rules of the competition use.
enum class PreferenceType : std::uint8_t { typeA, typeB, notUsed };

/// One team in one round.
struct TeamMatch {
    enum class Kind : std::uint8_t {
        played,       ///< at least one game was
        forfeited,    ///< no game was played: no meeting, no colour
        pairingBye,   ///< the pairing-allocated bye
        fullPointBye, ///< deprecated: as many points as a win
        otherBye,     ///< requested for fewer points, absent, not entered, withdrawn
    };
    Kind kind = Kind::otherBye;
    Tpn opponent{};                ///< of a match
    Colour colour = Colour::White; ///< scheduled for the first board (1.6.1)
    Score primary{};               ///< 1.2: match points, unless the rules say game points
    Score secondary{};             ///< the other
    bool wonByForfeit = false;
};

/// A round to pair. `teams[i]` has the TPN i+1; everybody has a match for every round so far.
struct TeamPosition {
    int plannedRounds = 0;
    Colour initialColour = Colour::White;
    PreferenceType preferences = PreferenceType::typeA;
    bool usesSecondary = true; ///< 4.2.2
    std::vector<std::vector<TeamMatch>> teams;
    std::vector<std::vector<Score>> virtualPoints; ///< of the primary score, by TPN-1 and round; may be shorter
    std::vector<Tpn> absent;
    std::vector<ForbiddenGroup> forbidden; ///< by the organiser

    [[nodiscard]] int roundsPlayed() const { return teams.empty() ? 0 : static_cast<int>(teams.front().size()); }
    /// Primary points before `round` (from 1) and its virtual points.
    [[nodiscard]] Score pairingScore(Tpn tpn, int round) const;
    /// Secondary points of all rounds played.
    [[nodiscard]] Score secondaryScore(Tpn tpn) const;
};

} // namespace pairwright::oracle::teamswiss
