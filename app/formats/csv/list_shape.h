#pragma once

#include "app/formats/csv/csv_table.h"
#include "app/formats/csv/player_columns.h"

#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace pairwright {

/// Which program made a list of players, as far as it shows.
enum class ListShape : std::uint8_t {
    other,
    pairwright,
    swissManagerPlayers, ///< the export of the players of a tournament
    swissManagerEntries, ///< a list that Swiss-Manager takes in: ID_No, Name, Rtg_Nat, Rtg_Int ...
    chessResults,
    tornelo,
    sharly,
    swissPerfect,
    swissSys,
    trf,
};

/// By the row of headings; `other` where it tells nothing.
ListShape listShapeOf(const QStringList& headings);

/// The columns of Swiss-Manager's export of players by their places: its headings are in the language of the program.
/// No value: the rows are not of that width, or the first column does not count.
std::optional<PlayerColumnMapping> swissManagerColumns(const std::vector<CsvRow>& rows);

/// Whether the text is Swiss-Manager's exchange of results (app/formats/csv/result_exchange.h), which holds no players.
bool looksLikeResultExchange(const QString& text);

} // namespace pairwright
