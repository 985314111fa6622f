#pragma once

#include "app/domain/game_result.h"
#include "app/domain/player.h"
#include "engine/base/score.h"
#include "engine/tiebreaks/contribution.h"

#include <QDate>
#include <QString>

namespace pairwright {

/// "3½", "0", "½"; tenths that are no half as a decimal number of the user's locale.
QString scoreText(Score score);
/// "1 - 0", "½ - ½", "+ - -"; the same in every language.
QString resultText(GameResult result);
/// Value of a tie-break, as below.
QString tieBreakText(TieBreakValue value);
/// Tie-break for the screen: "12.5", "9.25", "3" with the decimal sign of the user's locale; empty without a value.
QString tieBreakText(const TieBreakResult& result);
/// "GM Surname, Given name".
QString titledName(const PlayerData& player);

} // namespace pairwright
