#pragma once

#include "app/domain/tournament.h"
#include "engine/base/expected.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace pairwright {

/// What one code on a result slip says. Digits only, so that a scanner types it on every keyboard layout; the first is
/// always 8, which enters nothing in any set of result keys.
struct SlipCode {
    RoundNumber round;
    int version = 0; ///< of the pairings, its last digit
    int board = 1;   ///< in an event of teams the number of the game among all of its round, and `game` is 1
    int game = 1;
    GameResult result = GameResult::draw; ///< whiteWins, draw or blackWins
    int stamp = 0;                        ///< see slipStamp()
    friend bool operator==(const SlipCode&, const SlipCode&) = default;
};

inline constexpr int slipDigitCount = 14;
inline constexpr QChar slipFirstDigit = u'8';

/// Four digits that tell this version of pairings from those of other events and from its own predecessors.
int slipStamp(const RoundVersion& version);
/// The digits, the last one a check digit. None for more than 99 rounds, 9,999 boards or two games.
std::optional<QString> slipDigits(const SlipCode& code);
/// None: these are not the digits of a slip, or one of them was misread.
std::optional<SlipCode> readSlipDigits(QStringView digits);

/// The game of which the code speaks; no value where its round has none of that number.
std::optional<BoardId> gameOf(const SlipCode& code, const RoundVersion& version, bool ofTeams);

struct SlipResult {
    BoardId board;
    GameResult result = GameResult::draw;
};

/// Why a scanned code enters nothing.
struct SlipRefusal {
    enum class Code : std::uint8_t {
        misread,    ///< no code of a slip, or a wrong check digit
        otherEvent, ///< no version of these pairings has such slips
        otherRound, ///< `round` is the one of the slip
        replaced,   ///< its revision was withdrawn: `round`, `version`
        noSuchBoard,
    };
    Code code = Code::misread;
    RoundNumber round;
    int version = 0;
    int board = 0;
};

/// What a scanned code means for the published round that results are being entered for.
Expected<SlipResult, SlipRefusal> resultOfSlip(const Tournament& tournament, RoundNumber round, QStringView digits);

} // namespace pairwright
