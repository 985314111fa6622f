#pragma once

#include "app/formats/archive/zip_archive.h"
#include "app/spreadsheets/spreadsheet.h"

namespace pairwright {

/// True if the archive is a spreadsheet of LibreOffice.
bool isOds(const ZipArchive& archive);
/// Reads one sheet of it. Formats, links, macros and pictures are not looked at.
Expected<SpreadsheetText, SpreadsheetError> readOds(ZipArchive& archive, const SpreadsheetChoice& options);

} // namespace pairwright
