#pragma once

#include "engine/tournament/tournament_state.h"

#include <cstdint>
#include <optional>
#include <span>

namespace pairwright {

/// What a participant did in one round: a match of TournamentState::gamesOfARound games, which counts as one encounter
/// whatever its games were (C.04.5 preface); a game is a match of one, and so is a match of teams, on all its boards.
struct MatchRecord {
    enum class Kind : std::uint8_t {
        played,       ///< over the board; of several games: neither side forfeited all of them
        forfeitWin,   ///< C.07 art. 16.2.2
        forfeitLoss,  ///< art. 16.2.4, double forfeits included
        awardedBye,   ///< pairing-allocated or full-point bye (16.2.1)
        requestedBye, ///< half- or zero-point bye, a round not entered or after a withdrawal (16.1.1)
    };
    Kind kind = Kind::requestedBye;
    std::optional<Tpn> opponent;  ///< scheduled; none: a bye, or not in the tournament
    std::optional<Colour> colour; ///< of the first game, where at least one was played (C.04.5 and C.04.6 art. 1.6)
    std::optional<ByeKind> bye;
    Score points; ///< of all games, for a team the primary ones; what is missing at the end of a participant's records
                  ///< brings nothing
    bool won = false; ///< every game of it

    [[nodiscard]] bool isPlayed() const { return kind == Kind::played; }
};

/// The records of a round; none where the participant's end earlier.
std::span<const RoundRecord> gamesOf(const TournamentState& state, Tpn tpn, RoundNumber round);

/// What stands for a bye in the record of a game of the round, from 1: the pairing-allocated bye is the first game won
/// and the others drawn (C.04.5 art. 3.4), the others are the same in all.
constexpr ByeKind byeOfGame(ByeKind kind, int game)
{
    return kind == ByeKind::PairingAllocated && game > 1 ? ByeKind::Half : kind;
}

/// Of a match of one game with this record, or of a bye of which this is the first record.
MatchRecord::Kind kindOf(const RoundRecord& record);

MatchRecord matchOf(const TournamentState& state, Tpn tpn, RoundNumber round);

} // namespace pairwright
