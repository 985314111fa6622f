#pragma once

#include "app/storage/file/file_writer.h"
#include "engine/base/expected.h"
#include "ui/print/sheet.h"

#include <QString>

#include <functional>
#include <memory>
#include <stop_token>

class QPrinter;

namespace pairwright {

/// Paper size of the user's country: A4, or Letter.
SheetOptions sheetOptionsForLocale();

/// All pages, or nothing: an older file of that name stays as it was when something fails.
Expected<Done, WriteError> savePdf(const PaintedPages& pages, const QString& path);
Expected<Done, WriteError> saveText(const QString& text, const QString& path);

/// Lays something out on pages of that size, upright.
using LayOut = std::function<std::shared_ptr<const PaintedPages>(QSizeF page)>;

/// Prints the pages that the printer's dialog chose, on the paper that it chose. False if the printer did not start, or
/// when it was stopped: then nothing is printed.
bool printPages(const LayOut& layOut, QPrinter& printer, const std::stop_token& stop = {});
bool printSheet(const ReportDocument& document, QPrinter& printer, SheetOptions options = {});

} // namespace pairwright
