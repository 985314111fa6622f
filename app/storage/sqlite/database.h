#pragma once

#include "app/storage/store_error.h"
#include "engine/base/expected.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <stop_token>

namespace pairwright {

/// Ends a statement that runs for longer than it may, or that nobody waits for any more. Looked at from inside SQLite.
struct StatementWatch {
    std::chrono::milliseconds longest{0}; ///< for one statement; 0: as long as it takes
    std::stop_token stop;
    std::chrono::steady_clock::time_point started;
    [[nodiscard]] bool mustStop() const;
};

/// One connection to a tournament file, guarded against what the file may hold. Belongs to the thread that opened it.
/// Statements are prepared once and kept.
class Database {
public:
    /// How a file is opened. `immutable`: nobody can write there, so that no lock is needed.
    enum class Access : std::uint8_t {
        create, ///< a new file, to read and write; nothing may have its name
        readWrite,
        readOnly,
        immutable
    };

    /// A statement is ended when it runs for longer than the size of the file explains, or when `stop` is requested.
    static Expected<std::unique_ptr<Database>, StoreError> open(const QString& path, Access access,
                                                                std::stop_token stop = {});
    /// The same statements on a connection of a server, which is open; `name` stands for a path.
    static std::unique_ptr<Database> over(QSqlDatabase connection, const QString& name);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// Runs a statement that gives no rows.
    Expected<Done, StoreError> run(const QString& sql, const QVariantList& values = {});
    /// Runs a statement that changes one row, neither none nor several: what is not there cannot be changed.
    Expected<Done, StoreError> runOne(const QString& sql, const QVariantList& values);
    /// Runs a statement and shows each row to `row`, which returns false to stop.
    Expected<Done, StoreError> select(const QString& sql, const QVariantList& values,
                                      const std::function<bool(const QSqlQuery&)>& row);

    /// From now on no time ends a statement, but `stop` alone: the file is known, and what is written must not fail for
    /// a slow disk.
    void trust(const std::stop_token& stop = {}) { *watch_ = {{}, stop, {}}; }

    [[nodiscard]] const QString& path() const { return path_; }
    [[nodiscard]] QSqlDatabase& connection() { return connection_; }

private:
    Database(QString path, QSqlDatabase connection);
    Expected<QSqlQuery*, StoreError> execute(const QString& sql, const QVariantList& values);
    QString path_;
    std::unique_ptr<StatementWatch> watch_; ///< outlives the connection
    QSqlDatabase connection_;
    std::map<QString, QSqlQuery> prepared_;
    QSqlQuery plain_; ///< the last one that cannot be prepared
};

/// Rolls back when it goes out of scope without commit().
class SqlTransaction {
public:
    static Expected<SqlTransaction, StoreError> begin(Database& database);
    SqlTransaction(SqlTransaction&& other) noexcept;
    SqlTransaction& operator=(SqlTransaction&&) = delete;
    ~SqlTransaction();

    Expected<Done, StoreError> commit();

private:
    explicit SqlTransaction(Database& database)
        : database_(&database)
    {
    }
    Database* database_;
};

} // namespace pairwright
