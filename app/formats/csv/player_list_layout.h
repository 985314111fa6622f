#pragma once

#include "app/formats/csv/csv_table.h"
#include "app/formats/csv/list_shape.h"
#include "app/formats/csv/player_columns.h"

#include <QChar>
#include <QString>

#include <optional>
#include <vector>

namespace pairwright {

/// Where the list stands in a file: many programs write lines above it and below it.
struct PlayerListLayout {
    std::optional<std::size_t> headerRow; ///< index in the rows
    std::size_t firstRow = 0;             ///< of the players
    std::size_t endRow = 0;               ///< one past the last player
    PlayerColumnMapping columns;
    ListShape shape = ListShape::other;
};

/// The delimiter with which a header row is recognised best, else the one that cuts most evenly.
QChar playerListDelimiter(const QString& text);

/// Nothing but spaces in all its cells.
bool isBlank(const CsvRow& row);

/// The row that names the columns and the rows below it, up to the notes that some programs append.
/// No value when no row does.
std::optional<PlayerListLayout> findPlayerList(const std::vector<CsvRow>& rows);

/// The same with the columns as the caller says.
PlayerListLayout playerListWith(const std::vector<CsvRow>& rows, PlayerColumnMapping columns, bool hasHeader);

} // namespace pairwright
