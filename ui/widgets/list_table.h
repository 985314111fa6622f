#pragma once

class QTableWidget;

namespace pairwright {

/// The table of a dialog, as those of the pages look: whole rows, one at a time, nothing to type, columns as wide as
/// what they hold and one that takes the rest.
void makeListTable(QTableWidget& table, int stretched);

} // namespace pairwright
