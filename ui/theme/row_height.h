#pragma once

class QFontMetrics;

namespace pairwright {

/// Whether the rows of all tables are as low as they may be (24 at the usual text) or have air (30). Takes effect at
/// once.
void applyCompactRows(bool compact);
bool areRowsCompact();

/// Of a row of a table in these letters.
int rowHeight(const QFontMetrics& letters);
/// Of the gap above a group of rows.
int groupGap();

} // namespace pairwright
