#pragma once

#include "app/formats/csv/player_list.h"
#include "app/formats/csv/result_exchange.h"

#include <QString>

namespace pairwright {

QString describeState(PlayerRow::State state);
/// Whose list it is; empty where it does not show.
QString describeShape(ListShape shape);
/// For people: "Central European (Windows)".
QString describeEncoding(TextEncoding encoding);
/// One thing to tell about a row.
QString sentenceFor(const PlayerRowIssue& issue);
/// Why a file is no player list, and what to do.
QString sentenceFor(const PlayerListError& error, const QString& fileName);

/// Why results are neither read nor written by file in an event of teams, and what to do instead.
QString noExchangeToRead();
QString noExchangeToWrite();
/// Why a row of results was not taken.
QString sentenceFor(const ExchangeIssue& issue);

} // namespace pairwright
