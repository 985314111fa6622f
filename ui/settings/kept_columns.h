#pragma once

namespace pairwright {

class DataTable;
class UserSettings;

/// Lets the user choose the columns of a table and keeps the choice, by the object name of the table.
void keepColumns(DataTable& table, UserSettings& settings);

} // namespace pairwright
