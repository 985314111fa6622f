#pragma once

#include "app/formats/csv/player_list.h"
#include "app/sheets/sheet.h"

#include <QByteArray>

namespace pairwright {

/// Reads a list of players from a file of any kind that we know: a spreadsheet (XLSX, ODS), or delimited text as
/// readPlayerList() takes it. What comes out is the same, and goes the same way on.
Expected<PlayerListPreview, PlayerListError> readPlayerFile(const QByteArray& bytes, const Tournament& tournament,
                                                            const PlayerListOptions& options = {});

/// A sheet of a spreadsheet, whatever its format.
Expected<Sheet, SheetError> readSheet(const QByteArray& bytes, const SheetOptions& options = {});

} // namespace pairwright
