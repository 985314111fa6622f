#pragma once

#include "app/storage/store_error.h"
#include "engine/base/expected.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>

#include <functional>
#include <map>
#include <memory>

namespace pairwright {

/// One connection to a tournament file. Belongs to the thread that opened it. Statements are prepared
/// once and kept.
class Database {
public:
    /// How a file is opened. `immutable`: nobody can write there, so that no lock is needed.
    enum class Access : std::uint8_t { readWrite, readOnly, immutable };

    static Expected<std::unique_ptr<Database>, StoreError> open(const QString& path, Access access);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// Runs a statement that gives no rows.
    Expected<Done, StoreError> run(const QString& sql, const QVariantList& values = {});
    /// Runs a statement and shows each row to `row`, which returns false to stop.
    Expected<Done, StoreError> select(const QString& sql, const QVariantList& values,
                                      const std::function<bool(const QSqlQuery&)>& row);

    [[nodiscard]] const QString& path() const { return path_; }
    [[nodiscard]] QSqlDatabase& connection() { return connection_; }

private:
    Database(QString path, QString name);
    Expected<QSqlQuery*, StoreError> execute(const QString& sql, const QVariantList& values);
    QString path_;
    QString name_;
    QSqlDatabase connection_;
    std::map<QString, QSqlQuery> prepared_;
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
