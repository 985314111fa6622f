#pragma once

#include "app/storage/sqlite/open_database.h"
#include "app/storage/store_error.h"
#include "engine/base/expected.h"

#include <QString>

/// What only SQLite understands: connect options and pragmas. Everything else in app/storage is portable SQL.
namespace pairwright::sqlite {

constexpr int applicationId = 0x50575254; // "PWRT"
constexpr int schemaVersion = 24;

void configure(QSqlDatabase& connection, const QString& path, Access access);

/// What a transaction has committed outlives a power cut, by a log or by a rollback journal. Before it begins.
Expected<Done, StoreError> syncEverything(Database& database);
/// Foreign keys on, everything synced; WAL on a local disk, DELETE on a network file system.
Expected<Done, StoreError> prepareForWriting(Database& database);

/// Nobody else opens the file while this connection has it, from the first statement that writes on.
Expected<Done, StoreError> keepOthersOut(Database& database);

/// Writes application id and that revision; inside the transaction that makes the tables.
Expected<Done, StoreError> writeIdentity(Database& database, int revision);
Expected<int, StoreError> readApplicationId(Database& database);
Expected<int, StoreError> readSchemaVersion(Database& database);

/// Empty when the file is sound; otherwise what the check found first.
Expected<QString, StoreError> findDamage(Database& database);
/// The same with everything that can be checked, indexes and references included; slower.
Expected<QString, StoreError> findAnyDamage(Database& database);

/// After a commit that failed in its last moment: the log may hold it all the same, and a power cut would bring it
/// back. Empties the log, as well as the disk lets us.
void forgetFailedCommit(Database& database);

/// Brings the log into the file, as far as nobody reads what it would overwrite; waits for nobody. True: all of it is
/// there, or there is no log.
Expected<bool, StoreError> bringLogIntoFile(Database& database);

/// Puts everything into the one file, unless somebody else still has it open.
void leaveOneFile(Database& database);

/// True if the file lies on the disk of another computer.
bool isOnNetwork(const QString& path);

/// By the name that the operating system gives to the kind of file system.
bool isNetworkFileSystemType(const QByteArray& type);

} // namespace pairwright::sqlite
