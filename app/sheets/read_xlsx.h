#pragma once

#include "app/formats/archive/zip_archive.h"
#include "app/sheets/sheet.h"

namespace pairwright {

/// True if the archive is an Excel workbook.
bool isXlsx(const ZipArchive& archive);
/// Reads one sheet of it. Formats, links, macros and pictures are not looked at.
Expected<SheetText, SheetError> readXlsx(ZipArchive& archive, const SheetChoice& options);

} // namespace pairwright
