#pragma once

#include <QStringList>

#include <vector>

namespace pairwright {

/// Puts a table on the clipboard, as text with tabs and as HTML; the first row is that of the titles. Texts that a
/// spreadsheet would run as a formula are guarded.
void copyTable(const std::vector<QStringList>& rows);

} // namespace pairwright
