#pragma once

#include "app/formats/report/reports.h"

#include <QStringList>

namespace pairwright::test {

inline ReportOptions plainOptions()
{
    ReportOptions options;
    options.printedAt = QDateTime(QDate(2026, 9, 2), QTime(14, 3));
    return options;
}

/// Its rows, cells by bars.
inline QStringList flat(const ReportTable& table)
{
    QStringList lines;
    for (const QStringList& row : table.rows)
        lines.append(row.join(QLatin1Char('|')));
    return lines;
}

} // namespace pairwright::test
