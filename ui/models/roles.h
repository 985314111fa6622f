#pragma once

#include <Qt>

namespace pairwright {

/// Roles beside Qt's own that our tables understand.
enum TableRole {
    SortRole = Qt::UserRole + 1, ///< a value that sorts as the column should
    PlayerRole,                  ///< key of the player in this cell or row, as qlonglong
    SavingRole,                  ///< true while the cell is not on disk yet
    MoodRole,                    ///< Mood of the cell, as int
    SearchRole,                  ///< everything of a row that a search may find
};

} // namespace pairwright
