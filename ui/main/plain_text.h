#pragma once

#include "app/formats/report/report_document.h"

#include <QString>

namespace pairwright {

/// A report as text for a terminal, columns padded with blanks.
QString toPlainText(const ReportDocument& document);

} // namespace pairwright
