#pragma once

#include "app/formats/report/report_document.h"

namespace pairwright {

/// The sheet as one HTML page that needs nothing from outside; all texts are escaped. Reads well on a
/// telephone and prints with the head of the table repeated on each page.
QString toHtml(const ReportDocument& document);

} // namespace pairwright
