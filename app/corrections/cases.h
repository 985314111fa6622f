#pragma once

#include "app/corrections/mistake.h"
#include "app/domain/rounds/colours_exchanged.h"

namespace pairwright {

/// What an arbiter says has gone wrong.
enum class CorrectionCase : std::uint8_t {
    wrongResult,     ///< the slip was misread
    twoResults,      ///< two slips were exchanged
    forfeitTooEarly, ///< the player came after all: the game goes on, or has a result by now
    forfeitPlayed,   ///< entered as a forfeit, and was played
    wrongColours,    ///< the two played with colours reversed, in all games of a match
    wrongPlayers,    ///< somebody else sat at the board
    pairedByMistake, ///< a player was paired who is not there
    wrongBye,        ///< the bye went to the wrong player
    boardColours,    ///< of a match of teams: one board was played with colours reversed
};

/// What is known of it. Which fields matter depends on the case.
struct CaseAnswers {
    BoardId board; ///< that it is about; of `wrongBye` only its round
    /// Of the game, as it was really, seen from the colours as they were really; none: it goes on. Where another
    /// pairing is meant, of a match of one game alone: in a match of several all results stay, or all are open.
    std::optional<GameResult> result = {};
    std::optional<BoardId> secondBoard = {}; ///< twoResults
    std::optional<GameResult> secondResult = {};
    std::optional<PlayerKey> white = {}; ///< wrongPlayers: who sat there
    std::optional<PlayerKey> black = {};
    std::optional<PlayerKey> player = {}; ///< pairedByMistake: who is not there; wrongBye: who should have had it
    QString reason;
};

/// A TRF takes the colours of a match from its first board at which two players sit: whether that is another one than
/// `game`, or board 1, so that its colours can be told alone.
bool tellsColours(const Match& match, int game);

/// The mistake itself; none: the answers are not enough, or nothing is wrong with what is recorded.
std::optional<Mistake> mistakeOf(const Tournament& tournament, CorrectionCase kind, const CaseAnswers& answers);

/// Another way to see a player who was paired by mistake: the pairing stands, and the opponent wins by forfeit.
std::optional<Mistake> asForfeit(const Tournament& tournament, CorrectionCase kind, const CaseAnswers& answers);

} // namespace pairwright
