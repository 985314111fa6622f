#pragma once

#include "app/storage/database.h"
#include "app/storage/file_lock.h"
#include "app/storage/journal_store.h"
#include "app/storage/open_error.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace pairwright {

/// One open tournament file: its lock and its connection. Belongs to the thread that opened it.
class TournamentStore {
public:
    /// What was found in the file when it was opened.
    struct Content {
        Tournament tournament;
        std::int64_t lastStep = 0;
        std::vector<JournalRow> reachable; ///< see journalSinceBarrier()
        std::optional<ReadOnlyReason> readOnly;
    };
    struct Opened {
        std::unique_ptr<TournamentStore> store;
        Content content;
    };

    /// Opens for writing if that is possible, else for reading; see Content::readOnly.
    static Expected<Opened, OpenError> open(const QString& path, bool takeOver = false);
    /// Opens for reading without taking the lock.
    static Expected<Opened, OpenError> openToRead(const QString& path);
    /// Makes a new file with a whole tournament and the first row of its journal, all or nothing.
    static Expected<Opened, OpenError> create(const QString& path, const Tournament& tournament,
                                              const JournalRow& firstRow);

    /// Leaves one file, see CONTRACTS: checkpoint and back to DELETE, unless somebody still reads it.
    ~TournamentStore();
    TournamentStore(const TournamentStore&) = delete;
    TournamentStore& operator=(const TournamentStore&) = delete;

    /// One step: the changes and their journal row in one transaction. On an error nothing is written.
    Expected<Done, StoreError> write(const Delta& delta, const JournalRow& row);
    Expected<std::vector<JournalRow>, StoreError> history(std::int64_t first, int count);

    /// The connection, for tests that make a statement fail.
    [[nodiscard]] Database& database() { return *database_; }

private:
    TournamentStore(std::unique_ptr<FileLock> lock, std::unique_ptr<Database> database);
    static Expected<Opened, OpenError> openWith(const QString& path, std::unique_ptr<FileLock> lock,
                                                std::optional<ReadOnlyReason> readOnly);

    std::unique_ptr<FileLock> lock_; ///< none when open for reading; released after the connection is closed
    std::unique_ptr<Database> database_;
};

} // namespace pairwright
