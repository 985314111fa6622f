#pragma once

#include "app/domain/tournament.h"
#include "app/storage/open_error.h"
#include "app/storage/tournament/journal_store.h"
#include "app/storage/tournament/tables.h"
#include "engine/base/expected.h"

#include <QString>

#include <map>
#include <stop_token>
#include <vector>

namespace pairwright {

/// What can still be read of a damaged file, table by table and row by row.
struct Salvage {
    /// From the tables. Where one is damaged things may be missing, and rounds may lack boards.
    Tournament tournament;
    std::vector<JournalRow> journal; ///< the rows that can be read, oldest first
    /// Tables of which something is missing or impossible, and how many of their rows were read.
    std::map<QString, int> damaged;

    /// Nothing is missing in any table of the group.
    [[nodiscard]] bool isWhole(TableGroup group) const;
};

/// Reads `from`, which is not touched, with the help of working files in the folder `work`. Fails when the file cannot
/// be read at all, or holds nothing of a tournament, or when it is stopped.
Expected<Salvage, OpenError> salvage(const QString& from, const QString& work, const std::stop_token& stop = {});

} // namespace pairwright
