#pragma once

#include "app/formats/csv/export.h"
#include "engine/base/expected.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace pairwright {

/// A table on its way into a spreadsheet. What reads as a number becomes one; everything else stays text and is never
/// run as a formula.
struct SpreadsheetTable {
    QString name;
    TextRows rows; ///< the first one holds the headings
};

/// The bytes of an Excel workbook (XLSX) with a sheet for each table. The error is what the system says.
Expected<QByteArray, QString> writeXlsx(const std::vector<SpreadsheetTable>& tables);

} // namespace pairwright
