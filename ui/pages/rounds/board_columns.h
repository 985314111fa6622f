#pragma once

namespace pairwright {

class DataTable;

/// How the columns of BoardsModel share the table: names win, and what is of the players stands beside them.
void arrangeBoardColumns(DataTable& table);

} // namespace pairwright
