#pragma once

#include "engine/base/score.h"
#include "engine/tournament/match_record.h"

#include <cstdint>
#include <span>
#include <vector>

namespace pairwright {

/// Requested byes and forfeit losses (C.07 art. 16.1.2).
constexpr bool isVoluntaryUnplayed(MatchRecord::Kind kind)
{
    return kind == MatchRecord::Kind::requestedBye || kind == MatchRecord::Kind::forfeitLoss;
}

/// Which of the two scores of teams a table goes by; of players there is one.
enum class ScoreOfTable : std::uint8_t { primary, secondary };

/// The matches of a tournament as rounds of a table: the only place of the tie-breaks that knows how many records a
/// round takes, and which of the scores of teams is asked for. Keeps a reference to the state.
class RoundResults {
public:
    /// The first `rounds` rounds. Precondition: only teams have a secondary score.
    RoundResults(const TournamentState& state, int rounds, ScoreOfTable score);

    [[nodiscard]] const MatchRecord& of(Tpn tpn, int round) const { return results_[indexOf(tpn, round)]; }
    /// The records of a round; none where the participant's end earlier, and of a match that does not count.
    [[nodiscard]] std::span<const RoundRecord> games(Tpn tpn, int round) const;
    /// A round drawn, or won, in all its games.
    [[nodiscard]] Score valueOfADraw() const { return {games_ * scale().drawValue().tenths}; }
    [[nodiscard]] Score valueOfAWin() const { return {games_ * scale().winValue().tenths}; }
    [[nodiscard]] Score valueOfALoss() const { return {games_ * scale().lossValue().tenths}; }
    /// All games of the last round that were paired count as played and drawn, forfeits included (art. 8.3).
    void drawLastRound();

private:
    [[nodiscard]] const PointSystem& scale() const
    {
        return score_ == ScoreOfTable::primary ? state_->points : state_->teams->secondaryPoints;
    }
    [[nodiscard]] std::size_t indexOf(Tpn tpn, int round) const
    {
        return static_cast<std::size_t>(tpn.value - 1) * static_cast<std::size_t>(rounds_) +
               static_cast<std::size_t>(round - 1);
    }
    const TournamentState* state_;
    int rounds_;
    int games_;
    ScoreOfTable score_;
    std::vector<MatchRecord> results_; ///< by participant, then by round
};

} // namespace pairwright
