#pragma once

#include "app/storage/file_writer.h"
#include "engine/base/expected.h"
#include "ui/print/sheet.h"

#include <QString>

class QPrinter;

namespace pairwright {

/// Paper size of the user's country: A4, or Letter.
SheetOptions sheetOptionsForLocale();

/// All pages, or nothing: an older file of that name stays as it was when something fails.
Expected<Done, WriteError> savePdf(const Sheet& sheet, const QString& path);
Expected<Done, WriteError> saveText(const QString& text, const QString& path);

/// Prints the pages that the printer's dialog chose, on the paper that it chose. False if the printer did not start.
bool printSheet(const ReportDocument& document, QPrinter& printer, SheetOptions options = {});

} // namespace pairwright
