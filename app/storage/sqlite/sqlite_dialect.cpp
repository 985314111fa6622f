#include "app/storage/sqlite/sqlite_dialect.h"

#include <QFileInfo>
#include <QStorageInfo>
#include <QUrl>

#include <algorithm>
#include <array>

namespace pairwright::sqlite {

namespace {

Expected<QString, StoreError> readText(Database& database, const QString& sql)
{
    QString text;
    const auto done = database.select(sql, {}, [&](const QSqlQuery& row) {
        text = row.value(0).toString();
        return false;
    });
    if (!done)
        return Unexpected{done.error()};
    return text;
}

QByteArray fileSystemType(const QString& path)
{
    return QStorageInfo(QFileInfo(path).absolutePath()).fileSystemType();
}

Expected<int, StoreError> readNumber(Database& database, const QString& sql)
{
    const auto text = readText(database, sql);
    if (!text)
        return Unexpected{text.error()};
    return text->toInt();
}

} // namespace

void configure(QSqlDatabase& connection, const QString& path, sqlite::Access access)
{
    QString options = QStringLiteral("QSQLITE_BUSY_TIMEOUT=3000");
    connection.setDatabaseName(path);
    const bool writes = access == sqlite::Access::create || access == sqlite::Access::readWrite;
    if (!writes)
        options += QStringLiteral(";QSQLITE_OPEN_READONLY");
    if (path != inMemory && (writes || access == sqlite::Access::immutable)) {
        options += QStringLiteral(";QSQLITE_OPEN_URI");
        const QByteArray url = QUrl::fromLocalFile(QFileInfo(path).absoluteFilePath()).toEncoded();
        // SQLite makes no file: it would follow a link that leads to nothing.
        connection.setDatabaseName(QString::fromLatin1(url) + QLatin1StringView(writes ? "?mode=rw" : "?immutable=1"));
    }
    connection.setConnectOptions(options);
}

Expected<Done, StoreError> syncEverything(Database& database)
{
    // FULL does not bring to the disk that the journal of a step is gone, by which the step counts: after a power cut
    // it could be taken back, although it was confirmed.
    return database.run(QStringLiteral("PRAGMA synchronous = EXTRA"));
}

Expected<Done, StoreError> prepareForWriting(Database& database)
{
    if (auto done = database.run(QStringLiteral("PRAGMA foreign_keys = ON")); !done)
        return done;
    if (auto done = syncEverything(database); !done)
        return done;
    const QString mode = isOnNetwork(database.name()) ? QStringLiteral("DELETE") : QStringLiteral("WAL");
    if (const auto set = readText(database, QStringLiteral("PRAGMA journal_mode = ") + mode); !set)
        return Unexpected{set.error()};
    return Done{};
}

Expected<Done, StoreError> keepOthersOut(Database& database)
{
    return database.run(QStringLiteral("PRAGMA locking_mode = EXCLUSIVE"));
}

Expected<Done, StoreError> writeIdentity(Database& database, int revision)
{
    if (auto done = database.run(QStringLiteral("PRAGMA application_id = %1").arg(applicationId)); !done)
        return done;
    return database.run(QStringLiteral("PRAGMA user_version = %1").arg(revision));
}

Expected<int, StoreError> readApplicationId(Database& database)
{
    return readNumber(database, QStringLiteral("PRAGMA application_id"));
}

Expected<int, StoreError> readSchemaVersion(Database& database)
{
    return readNumber(database, QStringLiteral("PRAGMA user_version"));
}

Expected<QString, StoreError> findDamage(Database& database)
{
    const auto answer = readText(database, QStringLiteral("PRAGMA quick_check(1)"));
    if (!answer)
        return Unexpected{answer.error()};
    return *answer == QStringLiteral("ok") ? QString() : *answer;
}

Expected<QString, StoreError> findAnyDamage(Database& database)
{
    auto answer = readText(database, QStringLiteral("PRAGMA integrity_check(1)"));
    if (!answer || *answer != QStringLiteral("ok"))
        return answer;
    return readText(database, QStringLiteral("PRAGMA foreign_key_check")); // a row for each broken one
}

void forgetFailedCommit(Database& database)
{
    (void)readText(database, QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
}

Expected<bool, StoreError> bringLogIntoFile(Database& database)
{
    bool isAll = false;
    const auto done = database.select(QStringLiteral("PRAGMA wal_checkpoint(PASSIVE)"), {}, [&](const QSqlQuery& row) {
        isAll = row.value(0).toInt() == 0 && row.value(1).toInt() == row.value(2).toInt(); // busy, in the log, brought
        return true;
    });
    if (!done)
        return Unexpected{done.error()};
    return isAll;
}

void leaveOneFile(Database& database)
{
    // Failures mean that somebody else reads the file just now: everything is safe in the -wal then.
    (void)readText(database, QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
    (void)readText(database, QStringLiteral("PRAGMA journal_mode = DELETE"));
}

bool isOnNetwork(const QString& path)
{
    return isNetworkFileSystemType(fileSystemType(path));
}

bool isNetworkFileSystemType(const QByteArray& type)
{
    static constexpr std::array names{"nfs",
                                      "nfs4",
                                      "cifs",
                                      "smb",
                                      "smb2",
                                      "smb3",
                                      "smbfs",
                                      "afs",
                                      "ncpfs",
                                      "9p",
                                      "fuse.sshfs",
                                      "fuse.davfs",
                                      "davfs",
                                      "fuse.rclone",
                                      "fuse.gvfsd-fuse",
                                      "vboxsf",
                                      "fuse.vmhgfs-fuse"};
    const QByteArray lower = type.toLower();
    return std::any_of(names.begin(), names.end(), [&](const char* name) { return lower == name; });
}

} // namespace pairwright::sqlite
