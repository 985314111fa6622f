#pragma once

#include "engine/base/expected.h"
#include "ui/print/sheet.h"

#include <QString>

class QPrinter;

namespace pairwright {

/// Why a file could not be written; `detail` is what the system says.
struct SheetFileError {
    QString path;
    QString detail;
};

/// Paper size of the user's country: A4, or Letter.
SheetOptions sheetOptionsForLocale();

/// All pages, or nothing: an older file of that name stays as it was when something fails.
Expected<Done, SheetFileError> savePdf(const Sheet& sheet, const QString& path);
Expected<Done, SheetFileError> saveText(const QString& text, const QString& path);

/// Prints the pages that the printer's dialog chose, on the paper that it chose. False if the printer did not start.
bool printSheet(const ReportDocument& document, QPrinter& printer, SheetOptions options = {});

} // namespace pairwright
