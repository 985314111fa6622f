#pragma once

#include "app/domain/tournament.h"
#include "app/session/command/command_error.h"
#include "ui/pages/rounds/entry/result_keypad.h"

#include <QString>

#include <optional>
#include <vector>

namespace pairwright {

/// "Vega keys: 1 5 0", for the status bar and the choice.
QString describePreset(KeyPreset preset);
/// Why a key was not taken.
QString refusalText(const EntryStep& step);
struct OthersThere {
    std::optional<CommandError::Other> by; ///< who has entered the result at another desk, and when
    bool isByReturn = false;               ///< ResultKeypad
};
/// The game has a result: whose, where it is of another desk, and which key replaces it by `wanted`; none clears it.
QString askedAgain(const Tournament& tournament, BoardId id, std::optional<GameResult> wanted,
                   const OthersThere& others);
/// The same of a slip, whose code replaces it when it is scanned once more.
QString scannedAgain(const Tournament& tournament, BoardId id, const OthersThere& others);
/// Who sits at a game for a side: the player; "nobody" where a team leaves the board empty; else the side itself.
QString whoSits(const Tournament& tournament, const Match& match, int game, PlayerKey side);
struct LabelledKey {
    QString key;
    QString meaning;
};
/// `slip`: slip by slip, with the board before the result.
std::vector<LabelledKey> keyMeanings(KeyPreset preset, bool slip);

} // namespace pairwright
