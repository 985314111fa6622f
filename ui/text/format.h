#pragma once

#include "app/domain/players/player.h"
#include "app/domain/rounds/game_result.h"
#include "app/formats/display_text.h" // shortName(), enumerate(): used together with these
#include "engine/base/score.h"

#include <QString>

#include <optional>

namespace pairwright {

/// Points as chess players write them: "3½", "½", "0", "2.3" where tenths need it.
QString formatScore(Score score);
/// "+1", "−½", "0".
QString formatDifference(Score difference);

/// "1½ – ½": what both sides have, White first; left to right in every script.
QString formatPoints(const QString& white, const QString& black);
/// "1 – 0", "½ – ½", "+ : −", translated only where letters are used.
QString formatResult(GameResult result);
/// Empty when the board is open.
QString formatResult(const std::optional<GameResult>& result);
/// For menus and messages: "White wins by forfeit".
QString describeResult(GameResult result);

/// "GM Navara, David".
QString displayName(const PlayerData& data);
QString describeAbsence(AbsenceKind kind);
/// "Give Anna a half-point bye in round 3?"
QString questionFor(AbsenceKind kind, const QString& player, RoundNumber round);
QString describePresence(Presence presence);
/// The same of a player in a round, who may have been expelled.
QString describePresence(const Player& player, RoundNumber round);

} // namespace pairwright
