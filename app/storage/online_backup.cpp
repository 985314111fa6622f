#include "app/storage/online_backup.h"

#include "app/storage/sqlite_dialect.h"

#include <QFile>
#include <QSqlDriver>
#include <QSqlError>
#include <QThread>
#include <QVariant>

#include <sqlite3.h>

// The one place that speaks to SQLite in C: SQL has no online backup.
namespace pairwright {

namespace {

constexpr int busyPauseMs = 20;
constexpr int longestBusy = 150; // pauses: three seconds

/// SQLite's own handle of a connection; nullptr when the driver brings another SQLite than the one we are linked with,
/// whose handles are none of ours.
sqlite3* handleOf(Database& database)
{
    QString source;
    const auto asked =
        database.select(QStringLiteral("SELECT sqlite_source_id()"), {}, [&source](const QSqlQuery& row) {
            source = row.value(0).toString();
            return false;
        });
    if (!asked || source != QLatin1StringView(sqlite3_sourceid()))
        return nullptr;
    const QVariant handle = database.connection().driver()->handle();
    if (!handle.isValid() || qstrcmp(handle.typeName(), "sqlite3*") != 0)
        return nullptr;
    return *static_cast<sqlite3* const*>(handle.constData());
}

StoreError errorOf(int code, const QString& path)
{
    const QString detail = QString::fromUtf8(sqlite3_errstr(code));
    return storeErrorFrom(QSqlError(QString(), detail, QSqlError::UnknownError, QString::number(code)), path);
}

Expected<Done, StoreError> copyPages(sqlite3* from, sqlite3* into, const QString& to)
{
    sqlite3_backup* backup = sqlite3_backup_init(into, "main", from, "main");
    if (backup == nullptr)
        return Unexpected{errorOf(sqlite3_extended_errcode(into), to)};
    int code = SQLITE_BUSY;
    for (int tries = 0; (code == SQLITE_BUSY || code == SQLITE_LOCKED) && tries < longestBusy; ++tries) {
        if (tries > 0)
            QThread::msleep(busyPauseMs);
        code = sqlite3_backup_step(backup, -1);
    }
    const int finished = sqlite3_backup_finish(backup);
    if (code != SQLITE_DONE)
        return Unexpected{errorOf(code, to)};
    if (finished != SQLITE_OK)
        return Unexpected{errorOf(finished, to)};
    return Done{};
}

Expected<Done, StoreError> copyInto(Database& from, const QString& to)
{
    sqlite3* source = handleOf(from);
    if (source == nullptr)
        return from.run(QStringLiteral("VACUUM INTO ?"), {to});
    auto into = Database::open(to, Database::Access::readWrite);
    if (!into)
        return Unexpected{into.error()};
    sqlite3* target = handleOf(**into);
    if (target == nullptr)
        return Unexpected{StoreError{StoreError::Code::failed, QStringLiteral("no handle")}};
    if (auto done = copyPages(source, target, to); !done)
        return done;
    sqlite::leaveOneFile(**into);
    return Done{};
}

} // namespace

Expected<Done, StoreError> copyOnline(Database& from, const QString& to)
{
    if (QFile::exists(to))
        return Unexpected{StoreError{StoreError::Code::cannotOpen, QStringLiteral("exists")}};
    auto done = copyInto(from, to);
    if (!done) {
        for (const char* ending : {"", "-wal", "-shm", "-journal"})
            QFile::remove(to + QLatin1StringView(ending));
    }
    return done;
}

} // namespace pairwright
