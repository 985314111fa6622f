#include "app/storage/sql/database.h"

#include <QSqlError>

#include <utility>

namespace pairwright {

namespace {

/// A server prepares only what reads and writes rows.
bool isPreparable(const QString& sql)
{
    const QString verb = sql.section(QLatin1Char(' '), 0, 0);
    return verb == QStringLiteral("SELECT") || verb == QStringLiteral("INSERT") || verb == QStringLiteral("UPDATE") ||
           verb == QStringLiteral("DELETE");
}

class Guarded {
public:
    explicit Guarded(StatementGuard* guard)
        : guard_(guard)
    {
        if (guard_ != nullptr)
            guard_->begin();
    }
    ~Guarded()
    {
        if (guard_ != nullptr)
            guard_->end();
    }
    Guarded(const Guarded&) = delete;
    Guarded& operator=(const Guarded&) = delete;

private:
    StatementGuard* guard_;
};

} // namespace

bool StatementWatch::mustStop() const
{
    return stop.stop_requested() || (longest.count() > 0 && std::chrono::steady_clock::now() - started > longest);
}

Database::Database(QString name, const QSqlDatabase& connection, ReadError readError)
    : name_(std::move(name))
    , readError_(readError)
    , watch_(std::make_unique<StatementWatch>())
    , connection_(connection)
{
}

Database::~Database()
{
    {
        const Guarded guarded(guard_.get()); // a server is told of each
        prepared_.clear();
        plain_ = QSqlQuery();
    }
    connection_.close();
    const QString name = connection_.connectionName();
    connection_ = QSqlDatabase(); // removeDatabase() warns while a handle is left
    QSqlDatabase::removeDatabase(name);
}

StoreError Database::lastError() const
{
    return readError_(connection_.lastError(), name_);
}

Expected<QSqlQuery*, StoreError> Database::execute(const QString& sql, const QVariantList& values)
{
    const Guarded guarded(guard_.get());
    return executeGuarded(sql, values);
}

Expected<QSqlQuery*, StoreError> Database::executeGuarded(const QString& sql, const QVariantList& values)
{
    watch_->started = std::chrono::steady_clock::now();
    auto found = prepared_.find(sql);
    if (found == prepared_.end()) {
        QSqlQuery query(connection_);
        query.setForwardOnly(true);
        if (!isPreparable(sql)) {
            if (!query.exec(sql))
                return Unexpected{readError_(query.lastError(), name_)};
            plain_ = std::move(query);
            return &plain_;
        }
        if (!query.prepare(sql))
            return Unexpected{readError_(query.lastError(), name_)};
        found = prepared_.emplace(sql, std::move(query)).first;
    }
    QSqlQuery& query = found->second;
    for (qsizetype i = 0; i < values.size(); ++i)
        query.bindValue(static_cast<int>(i), values.at(i));
    if (!query.exec()) {
        const StoreError error = readError_(query.lastError(), name_);
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
    QSqlQuery once(connection_);
    if (isFar_ && values.isEmpty()) {
        const Guarded guarded(guard_.get());
        once.setForwardOnly(true);
        if (!once.exec(sql))
            return Unexpected{readError_(once.lastError(), name_)};
    }
    const auto query = once.isActive() ? Expected<QSqlQuery*, StoreError>(&once) : execute(sql, values);
    if (!query)
        return Unexpected{query.error()};
    QSqlQuery& rows = *query.value();
    bool wanted = true;
    const auto next = [&] {
        const Guarded guarded(guard_.get()); // rows may still be on their way
        return rows.next();
    };
    while (wanted && next())
        wanted = row(rows);
    const QSqlError error = rows.lastError();
    // An unfinished query would hold a lock on the file.
    const Guarded guarded(guard_.get());
    rows.finish();
    if (error.isValid())
        return Unexpected{readError_(error, name_)};
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
