#pragma once

#include "app/spreadsheets/spreadsheet.h"

#include <QByteArray>

namespace pairwright {

/// True if a file that begins like this may be a tournament of SwissSys.
bool looksLikeSjson(const QByteArray& beginning);

/// Reads the players of one section of a SwissSys tournament (.sjson) as a sheet; the sections are its sheets. Results
/// are not looked at. A section without a name counts by its number: "Section 2".
Expected<SpreadsheetText, SpreadsheetError> readSjson(const QByteArray& bytes, const SpreadsheetChoice& options);

} // namespace pairwright
