#pragma once

#include "app/storage/file/file_lock.h"
#include "app/storage/file/private_copy.h"
#include "app/storage/sql/database.h"
#include "app/storage/store.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace pairwright {

/// One open tournament file: its lock and its connection. Belongs to the thread that opened it.
class TournamentStore : public Store {
public:
    struct Opened {
        std::unique_ptr<TournamentStore> store;
        Content content;
    };
    /// For whoever does not mind what kind of store it is.
    static Expected<Store::Opened, OpenError> asStore(Expected<Opened, OpenError> opened);

    /// Opens for writing if that is possible, else for reading; see Content::readOnly. Refuses what contradicts itself.
    static Expected<Opened, OpenError> open(const QString& path, bool takeOver = false,
                                            const std::stop_token& stop = {});
    /// The same, but that what contradicts itself is opened for looking (ReadOnlyReason::Code::contradictory):
    /// `tournament` is then as it stands in the file.
    static Expected<Opened, OpenError> openOrLook(const QString& path, bool takeOver, const std::stop_token& stop);
    /// Opens for reading without taking the lock; refuses what contradicts itself.
    static Expected<Opened, OpenError> openToRead(const QString& path, const std::stop_token& stop = {});
    /// For questions about the past of a file that others may write, to stay open as long as one likes: of a copy of
    /// its own, so that whoever writes the file can still leave one file.
    static Expected<std::unique_ptr<TournamentStore>, OpenError> openToKeep(const QString& path,
                                                                            const std::stop_token& stop);
    /// Opens a copy that this program has just made, for writing: when it is brought up to date nothing is left beside
    /// it.
    static Expected<Opened, OpenError> openCopy(const QString& path);
    /// Makes a new file with a whole tournament and the first row of its journal, all or nothing.
    static Expected<Opened, OpenError> create(const QString& path, const Tournament& tournament,
                                              const JournalRow& firstRow, const std::stop_token& stop = {});

    /// Leaves one file: checkpoint and back to DELETE, unless somebody still reads it.
    ~TournamentStore() override;
    TournamentStore(const TournamentStore&) = delete;
    TournamentStore& operator=(const TournamentStore&) = delete;

    Expected<Done, StoreError> write(const Delta& delta, const JournalRow& row, std::int64_t base) override;
    /// Brings what is written out of the log beside the file into the file itself, so that a copy of the one file holds
    /// it.
    Expected<bool, StoreError> bringLogIntoFile() override;
    /// Back to the moment after `step`, by the changes that lead there, and forgets the journal after it: for a new
    /// copy, which nobody has seen yet.
    Expected<Done, StoreError> rewind(const Delta& way, std::int64_t step);
    Expected<std::vector<JournalRow>, StoreError> history(std::int64_t first, int count) override;
    Expected<std::vector<JournalRow>, StoreError> historyAfter(std::int64_t step) override;
    Expected<std::vector<JournalRow>, StoreError> historyOf(const QString& name) override;
    [[nodiscard]] FilePlace::State place() const override { return place_.look(); }
    /// Also when the name of this file leads nowhere any more.
    Expected<Done, StoreError> copyTo(const QString& path) override;

    /// The connection, for tests that make a statement fail.
    [[nodiscard]] Database& database() { return *database_; }

private:
    /// What happens to a file of an older revision before it is brought up to date.
    enum class BeforeUpgrade : std::uint8_t { copyIsKept, nothing };

    TournamentStore(std::unique_ptr<FileLock> lock, std::unique_ptr<Database> database);
    static Expected<Opened, OpenError> openToLook(const QString& path, std::vector<Finding> findings,
                                                  const std::stop_token& stop);
    static Expected<Opened, OpenError> openWith(const QString& path, std::unique_ptr<FileLock> lock,
                                                std::optional<ReadOnlyReason> readOnly, const std::stop_token& stop,
                                                BeforeUpgrade before = BeforeUpgrade::copyIsKept);
    static Expected<Opened, OpenError> openFile(const QString& path, bool takeOver, const std::stop_token& stop,
                                                BeforeUpgrade before);

    std::unique_ptr<PrivateCopy> copy_; ///< what the connection leads to, if not to the file itself
    std::unique_ptr<FileLock> lock_;    ///< none when open for reading; released after the connection is closed
    std::unique_ptr<Database> database_;
    FilePlace place_;
};

} // namespace pairwright
