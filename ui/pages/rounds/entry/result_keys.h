#pragma once

#include "ui/settings/user_settings.h"

#include <QChar>
#include <QList>
#include <QString>

#include <optional>

namespace pairwright {

/// What one key press says about a board.
enum class ResultKey {
    whiteWins,
    draw,
    blackWins,
    whiteWinsByForfeit,
    blackWinsByForfeit,
    bothForfeit,
    adjourned,
    clear,
};

/// The meaning of a key in a preset; + - * (forfeits) and A (adjourned) mean the same in all of them.
std::optional<ResultKey> resultForKey(KeyPreset preset, QChar key);

struct KeyHint {
    ResultKey result;
    QString keys; ///< "1", or alternatives: "5 ="
};
/// All keys of a preset in the order of ResultKey, for the hint line.
QList<KeyHint> keyHints(KeyPreset preset);

} // namespace pairwright
