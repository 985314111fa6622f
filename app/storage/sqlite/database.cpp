#include "app/storage/sqlite/database.h"

#include "app/storage/file/neighbours.h"
#include "app/storage/sqlite/new_database.h"
#include "app/storage/sqlite/sqlite_dialect.h"
#include "app/storage/sqlite/sqlite_native.h"

#include <QFileInfo>
#include <QSqlError>

#include <atomic>
#include <optional>

namespace pairwright {

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

/// A server prepares only what reads and writes rows.
bool isPreparable(const QString& sql)
{
    const QString verb = sql.section(QLatin1Char(' '), 0, 0);
    return verb == QStringLiteral("SELECT") || verb == QStringLiteral("INSERT") || verb == QStringLiteral("UPDATE") ||
           verb == QStringLiteral("DELETE");
}

} // namespace

bool StatementWatch::mustStop() const
{
    return stop.stop_requested() || (longest.count() > 0 && std::chrono::steady_clock::now() - started > longest);
}

Database::Database(QString path, QSqlDatabase connection)
    : path_(std::move(path))
    , watch_(std::make_unique<StatementWatch>())
    , connection_(std::move(connection))
{
}

std::unique_ptr<Database> Database::over(QSqlDatabase connection, const QString& name)
{
    return std::unique_ptr<Database>(new Database(name, std::move(connection)));
}

Database::~Database()
{
    prepared_.clear();
    plain_ = QSqlQuery();
    connection_.close();
    const QString name = connection_.connectionName();
    connection_ = QSqlDatabase(); // removeDatabase() warns while a handle is left
    QSqlDatabase::removeDatabase(name);
}

Expected<std::unique_ptr<Database>, StoreError> Database::open(const QString& path, Access access, std::stop_token stop)
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
    sqlite::refuseSuperJournals();
    std::unique_ptr<Database> database(
        new Database(path, QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), uniqueConnectionName())));
    sqlite::configure(database->connection_, path, access);
    if (!database->connection_.open())
        return Unexpected{storeErrorFrom(database->connection_.lastError(), path)};
    if (made && !made->isStillThere())
        return Unexpected{StoreError{StoreError::Code::cannotOpen, QStringLiteral("replaced meanwhile")}};
    database->watch_->longest = longestStatement(path);
    database->watch_->stop = std::move(stop);
    if (const auto done = sqlite::protect(*database, database->watch_.get()); !done)
        return Unexpected{done.error()};
    return database;
}

Expected<QSqlQuery*, StoreError> Database::execute(const QString& sql, const QVariantList& values)
{
    watch_->started = std::chrono::steady_clock::now();
    auto found = prepared_.find(sql);
    if (found == prepared_.end()) {
        QSqlQuery query(connection_);
        query.setForwardOnly(true);
        if (!isPreparable(sql)) {
            if (!query.exec(sql))
                return Unexpected{storeErrorFrom(query.lastError(), path_)};
            plain_ = std::move(query);
            return &plain_;
        }
        if (!query.prepare(sql))
            return Unexpected{storeErrorFrom(query.lastError(), path_)};
        found = prepared_.emplace(sql, std::move(query)).first;
    }
    QSqlQuery& query = found->second;
    for (qsizetype i = 0; i < values.size(); ++i)
        query.bindValue(static_cast<int>(i), values.at(i));
    if (!query.exec()) {
        const StoreError error = storeErrorFrom(query.lastError(), path_);
        query.finish();
        return Unexpected{error};
    }
    return &query;
}

Expected<Done, StoreError> Database::run(const QString& sql, const QVariantList& values)
{
    const auto query = execute(sql, values);
    if (!query)
        return Unexpected{query.error()};
    query.value()->finish();
    return Done{};
}

Expected<Done, StoreError> Database::runOne(const QString& sql, const QVariantList& values)
{
    const auto query = execute(sql, values);
    if (!query)
        return Unexpected{query.error()};
    const int rows = query.value()->numRowsAffected();
    query.value()->finish();
    if (rows != 1)
        return Unexpected{
            StoreError{StoreError::Code::damaged, QStringLiteral("%1 rows in the place of one").arg(rows)}};
    return Done{};
}

Expected<Done, StoreError> Database::select(const QString& sql, const QVariantList& values,
                                            const std::function<bool(const QSqlQuery&)>& row)
{
    const auto query = execute(sql, values);
    if (!query)
        return Unexpected{query.error()};
    QSqlQuery& rows = *query.value();
    bool wanted = true;
    while (wanted && rows.next())
        wanted = row(rows);
    const QSqlError error = rows.lastError();
    // An unfinished query would hold a lock on the file.
    rows.finish();
    if (error.isValid())
        return Unexpected{storeErrorFrom(error, path_)};
    return Done{};
}

// The driver's own transaction functions lose the code of the error, and with it "disk full".
Expected<SqlTransaction, StoreError> SqlTransaction::begin(Database& database)
{
    if (!database.run(QStringLiteral("BEGIN"))) {
        // The last one may hang open, because not even its ROLLBACK got through.
        (void)database.run(QStringLiteral("ROLLBACK"));
        if (const auto done = database.run(QStringLiteral("BEGIN")); !done)
            return Unexpected{done.error()};
    }
    return SqlTransaction(database);
}

SqlTransaction::SqlTransaction(SqlTransaction&& other) noexcept
    : database_(std::exchange(other.database_, nullptr))
{
}

SqlTransaction::~SqlTransaction()
{
    // Fails when the database has rolled back by itself already, which is as good.
    if (database_ != nullptr)
        (void)database_->run(QStringLiteral("ROLLBACK"));
}

Expected<Done, StoreError> SqlTransaction::commit()
{
    auto done = database_->run(QStringLiteral("COMMIT"));
    if (done)
        database_ = nullptr;
    return done;
}

} // namespace pairwright
