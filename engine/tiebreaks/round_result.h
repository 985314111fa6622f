#pragma once

#include "engine/base/score.h"
#include "engine/tournament/tournament_state.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pairwright {

/// What a participant did in one round of a table. A round is one game, or in the Double-Swiss System a match of two,
/// which counts as one round whatever its games were (C.04.5 preface).
struct RoundResult {
    enum class Kind : std::uint8_t {
        played,       ///< over the board; of a match: neither side forfeited all its games
        forfeitWin,   ///< C.07 art. 16.2.2
        forfeitLoss,  ///< art. 16.2.4, double forfeits included
        awardedBye,   ///< pairing-allocated or full-point bye (16.2.1)
        requestedBye, ///< half- or zero-point bye, a round not entered or after a withdrawal (16.1.1)
    };
    Kind kind = Kind::requestedBye;
    std::optional<Tpn> opponent; ///< scheduled
    Score points;                ///< of all games; rounds missing at the end of a participant's records bring nothing
    bool won = false;            ///< every game of it
};

/// A round of one game with this record, or of two games of which this is the first.
RoundResult::Kind kindOf(const RoundRecord& record);

/// Requested byes and forfeit losses (C.07 art. 16.1.2).
constexpr bool isVoluntaryUnplayed(RoundResult::Kind kind)
{
    return kind == RoundResult::Kind::requestedBye || kind == RoundResult::Kind::forfeitLoss;
}

/// The records of a tournament, a column a game, as rounds of a table: the only place of the tie-breaks that knows how
/// many columns a round takes. Keeps a reference to the state.
class RoundResults {
public:
    /// The first `rounds` rounds.
    RoundResults(const TournamentState& state, int rounds);

    [[nodiscard]] const RoundResult& of(Tpn tpn, int round) const { return results_[indexOf(tpn, round)]; }
    /// The records of a round; none where the participant's end earlier.
    [[nodiscard]] std::span<const RoundRecord> games(Tpn tpn, int round) const;
    /// A round drawn, or won, in all its games.
    [[nodiscard]] Score valueOfADraw() const { return {games_ * state_->points.drawValue().tenths}; }
    [[nodiscard]] Score valueOfAWin() const { return {games_ * state_->points.winValue().tenths}; }
    [[nodiscard]] Score valueOfALoss() const { return {games_ * state_->points.lossValue().tenths}; }
    /// All games of the last round that were paired count as played and drawn, forfeits included (art. 8.3).
    void drawLastRound();

private:
    [[nodiscard]] std::size_t indexOf(Tpn tpn, int round) const
    {
        return static_cast<std::size_t>(tpn.value - 1) * static_cast<std::size_t>(rounds_) +
               static_cast<std::size_t>(round - 1);
    }
    [[nodiscard]] bool forfeitsAll(Tpn tpn, int round) const;
    [[nodiscard]] RoundResult resultOf(Tpn tpn, int round) const;

    const TournamentState* state_;
    int rounds_;
    int games_;
    std::vector<RoundResult> results_; ///< by participant, then by round
};

} // namespace pairwright
