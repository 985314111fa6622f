#pragma once

#include "app/explain/explanation.h"
#include "app/formats/report/report_document.h"
#include "ui/print/sheet.h"

namespace pairwright {

/// An explanation as a sheet for the player: the words of the panel on a page of A5.
ReportDocument explanationSheet(const Tournament& tournament, RoundNumber round, const RoundVersion& version,
                                const Explanation& told, const QDateTime& printedAt);

/// A5 with smaller margins and type than a sheet for the wall: small enough for one page, unless nobody could read it.
SheetOptions explanationPaper(const ReportDocument& document);

/// The same words as lines of text, for a message.
QString toPlainText(const Explanation& told);

} // namespace pairwright
