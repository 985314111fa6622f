#pragma once

#include "app/formats/csv/player_list.h"

#include <QString>

namespace pairwright {

QString describeState(PlayerRow::State state);
/// One thing to tell about a row.
QString sentenceFor(const PlayerRowIssue& issue);
/// Why a file is no player list, and what to do.
QString sentenceFor(const PlayerListError& error, const QString& fileName);

} // namespace pairwright
