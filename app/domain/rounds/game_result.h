#pragma once

#include "engine/base/colour.h"
#include "engine/tournament/round_record.h"

#include <QLatin1StringView>
#include <QStringView>

#include <cstdint>
#include <optional>
#include <span>

namespace pairwright {

/// What stands on a result slip. A board without a result holds no value (std::optional).
/// The unusual results are decided by the arbiter after a game was played (Laws of Chess).
/// "Unrated" games had less than one move; for pairing and colours they count as played.
enum class GameResult : std::uint8_t {
    whiteWins,
    draw,
    blackWins,
    whiteWinsByForfeit, ///< + -
    blackWinsByForfeit, ///< - +
    doubleForfeit,      ///< - -
    halfZero,           ///< ½-0: played, White got a half, Black nothing
    zeroHalf,           ///< 0-½
    zeroZero,           ///< 0-0: played and lost by both
    unratedWhiteWins,
    unratedDraw,
    unratedBlackWins,
    adjourned, ///< counts as a draw for pairing; blocks final standings and the rating report
};

/// Every result, in the order of a menu.
std::span<const GameResult> allGameResults();

/// Short code for files and the journal, never for the screen: "1-0", "=", "0-1", "+-", "-+", "--",
/// "=-0", "0-=", "0-0", "W-L", "D-D", "L-W", "*".
QLatin1StringView codeOf(GameResult result);
std::optional<GameResult> gameResultFromCode(QStringView code);

/// No game took place: no meeting, no colour.
bool isForfeit(GameResult result);
/// Counts for rating: a game of at least one move with a final result.
bool isRated(GameResult result);
/// A result to be entered for a played game: neither a forfeit nor adjourned.
bool isFinalPlayedResult(GameResult result);

/// The record of one side for the engine. `opponent` is the other side's TPN.
RoundRecord recordFor(GameResult result, Colour side, Tpn opponent, bool counts = true);

} // namespace pairwright
