#include "app/storage/sqlite/open_database.h"

#include "app/storage/file/neighbours.h"
#include "app/storage/sqlite/new_database.h"
#include "app/storage/sqlite/sqlite_dialect.h"
#include "app/storage/sqlite/sqlite_error.h"
#include "app/storage/sqlite/sqlite_native.h"

#include <QFileInfo>

#include <atomic>
#include <optional>

namespace pairwright::sqlite {

namespace {

QString uniqueConnectionName()
{
    static std::atomic<int> counter{0};
    return QStringLiteral("pairwright-%1").arg(++counter);
}

/// A sound file of that size is read in a hundredth of it.
std::chrono::milliseconds longestStatement(const QString& path)
{
    constexpr std::chrono::seconds atLeast{10};
    constexpr std::chrono::seconds aMegabyte{2};
    const qint64 bytes = QFileInfo(path).size() + QFileInfo(neighbourOf(path, "-wal")).size();
    return atLeast + aMegabyte * (bytes / 1'000'000);
}

} // namespace

Expected<std::unique_ptr<Database>, StoreError> open(const QString& path, Access access, std::stop_token stop)
{
    std::optional<NewDatabaseFile> made;
    if (access == Access::create) {
        auto file = NewDatabaseFile::make(path);
        if (!file)
            return Unexpected{file.error()};
        made.emplace(std::move(file).value());
    } else if (const QFileInfo there(path); there.exists() && !there.isFile()) { // SQLite would wait at a pipe
        return Unexpected{StoreError{StoreError::Code::cannotOpen, QStringLiteral("not an ordinary file")}};
    }
    if (const auto objection = objectionToNeighbours(path))
        return Unexpected{*objection};
    refuseSuperJournals();
    auto database = std::make_unique<Database>(
        path, QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), uniqueConnectionName()), storeErrorFrom);
    configure(database->connection(), path, access);
    if (!database->connection().open())
        return Unexpected{database->lastError()};
    if (made && !made->isStillThere())
        return Unexpected{StoreError{StoreError::Code::cannotOpen, QStringLiteral("replaced meanwhile")}};
    StatementWatch& watch = database->watch();
    watch.longest = longestStatement(path);
    watch.stop = std::move(stop);
    if (const auto done = protect(*database, &watch); !done)
        return Unexpected{done.error()};
    return database;
}

} // namespace pairwright::sqlite
