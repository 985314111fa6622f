#pragma once

#include <Qt>

namespace pairwright {

/// Roles beside Qt's own that our tables understand.
enum TableRole {
    SortRole = Qt::UserRole + 1, ///< a value that sorts as the column should
    PlayerRole,                  ///< key of the player in this cell or row, as qlonglong
    SavingRole,                  ///< true while the cell is not on disk yet
    WaitingRole,                 ///< true while it waits at this desk for a server that cannot be reached
    MoodRole,                    ///< Mood of the cell, as int
    SearchRole,                  ///< everything of a row that a search may find
    TitleRole,                   ///< what stands muted before a name, as the beginning of its text
    StruckRole,                  ///< what stands struck out behind a name: what it was before
    SlotsRole,                   ///< true: the digits and the fraction of a number stand in two slots, below each other
    ShortRole,                   ///< the text in fewer words, where a cell has no room for all of it
    GroupRole,                   ///< rows of one group, as a value; there is a gap where it changes
};

} // namespace pairwright
