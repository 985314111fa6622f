#pragma once

#include "app/formats/report/report_document.h"
#include "ui/frame/desk.h"

namespace pairwright {

/// Asks for a printer, and prints the note. The desk tells what goes wrong.
void printNote(Desk& desk, const ReportDocument& note);
/// Asks for a file, and keeps the note as PDF. The desk tells how it went. Precondition: a tournament is open.
void saveNoteAsPdf(Desk& desk, const ReportDocument& note);

} // namespace pairwright
