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
#include <utility>

class QSqlError;

namespace pairwright {

/// Ends a statement that runs for longer than it may, or that nobody waits for any more, where the database looks at it
/// while it works.
struct StatementWatch {
    std::chrono::milliseconds longest{0}; ///< for one statement; 0: as long as it takes
    std::stop_token stop;
    std::chrono::steady_clock::time_point started;
    [[nodiscard]] bool mustStop() const;
};

/// Told of each time that an answer is waited for, in the thread that waits.
class StatementGuard {
public:
    virtual ~StatementGuard() = default;
    virtual void begin() = 0;
    virtual void end() = 0;
};

/// Statements on one connection, whose database is a file or lies on a server. Belongs to the thread that opened it.
/// Statements are prepared once and kept; on a server not those that read without values, where each answer takes its
/// way.
class Database {
public:
    /// Says in our words what a driver's error means; `name`: of the database, the path of a file.
    using ReadError = StoreError (*)(const QSqlError& error, const QString& name);

    /// Over a connection that is ours from now on; it may be opened later. sqlite::open() and server::open() make one.
    Database(QString name, const QSqlDatabase& connection, ReadError readError);
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

    /// The database is on a server; `guard` may be none.
    void beFar(std::unique_ptr<StatementGuard> guard)
    {
        isFar_ = true;
        guard_ = std::move(guard);
    }

    [[nodiscard]] const QString& name() const { return name_; }
    [[nodiscard]] QSqlDatabase& connection() { return connection_; }
    [[nodiscard]] StatementWatch& watch() { return *watch_; }
    /// The last error of the connection itself.
    [[nodiscard]] StoreError lastError() const;

private:
    Expected<QSqlQuery*, StoreError> execute(const QString& sql, const QVariantList& values);
    Expected<QSqlQuery*, StoreError> executeGuarded(const QString& sql, const QVariantList& values);
    QString name_;
    ReadError readError_;
    std::unique_ptr<StatementWatch> watch_; ///< outlives the connection
    std::unique_ptr<StatementGuard> guard_; ///< likewise; may be none
    bool isFar_ = false;
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
