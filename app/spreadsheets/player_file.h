#pragma once

#include "app/formats/csv/player_list.h"
#include "app/spreadsheets/spreadsheet.h"

#include <QByteArray>

#include <stop_token>

namespace pairwright {

/// Opens a file of any kind that readPlayerFile() knows, which takes long where it is large. Of the options it takes
/// what decides how it is cut into rows: encoding, delimiter, sheet, hidden rows. A stop is heeded soon, with any
/// answer.
Expected<PlayerListRows, PlayerListError>
rowsOfPlayerFile(const QByteArray& bytes, const PlayerListOptions& options = {}, const std::stop_token& stop = {});

/// Reads a list of players from a file of any kind that we know: a spreadsheet (XLSX, ODS), a tournament of SwissSys
/// (its sections are its sheets), the players of a TRF, or delimited text as readPlayerList() takes it. What comes out
/// is the same, and goes the same way on. A stop is heeded soon, with any answer.
Expected<PlayerListPreview, PlayerListError> readPlayerFile(const QByteArray& bytes, const Tournament& tournament,
                                                            const PlayerListOptions& options = {},
                                                            const std::stop_token& stop = {});

/// A sheet of a spreadsheet, whatever its format.
Expected<SpreadsheetText, SpreadsheetError> readSpreadsheet(const QByteArray& bytes,
                                                            const SpreadsheetChoice& options = {});

} // namespace pairwright
