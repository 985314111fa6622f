#include "app/storage/server/server_dialect.h"

#include "app/storage/server/journal_guard.h"
#include "app/storage/server/server_database.h"
#include "app/storage/server/silence_watch.h"
#include "app/storage/sqlite/sqlite_dialect.h"

#include <QDateTime>
#include <QStringList>

#include <array>
#include <atomic>
#include <utility>

namespace pairwright::server {

namespace {

Expected<QVariant, StoreError> readOne(Database& database, const QString& sql, const QVariantList& values = {})
{
    QVariant value;
    const auto done = database.select(sql, values, [&value](const QSqlQuery& row) {
        value = row.value(0);
        return true;
    });
    if (!done)
        return Unexpected{done.error()};
    return value;
}

/// The server proves itself by one of these certificates, under whatever name it is reached; without one the password
/// goes to nobody who does not encrypt.
QString optionsFor(const QString& host, QString certificateFile)
{
    if (certificateFile.isEmpty())
        return mustBeEncrypted(host) ? QStringLiteral(";sslmode=require;gssencmode=disable") : QString();
    certificateFile.replace(QLatin1Char('\\'), QStringLiteral("\\\\"))
        .replace(QLatin1Char('\''), QStringLiteral("\\'"));
    return QStringLiteral(";sslmode=verify-ca;gssencmode=disable;sslrootcert='%1'").arg(certificateFile);
}

/// In the remark of a schema: of the tables, and behind it that of the guards.
constexpr int revisionsOfTables = 100;

/// As OpenSSL says it in every language.
bool isOtherCertificate(const QString& detail)
{
    return detail.contains(QStringLiteral("certificate verify failed"));
}

} // namespace

QString quoted(const QString& name)
{
    QString doubled = name;
    return QLatin1Char('"') + doubled.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
}

Expected<std::unique_ptr<Database>, StoreError> connect(const ServerAddress& address)
{
    return connect(address,
                   {rememberedPassword(address), certificateToCheck(address.host, certificateFileOf(address))});
}

Expected<std::unique_ptr<Database>, StoreError> connect(const ServerAddress& address, const Credentials& credentials)
{
    static std::atomic<int> counter{0};
    const QString name = QStringLiteral("pairwright-server-%1").arg(++counter);
    auto database = over(QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), name), address.text());
    QSqlDatabase& connection = database->connection();
    if (!connection.isValid())
        return Unexpected{
            StoreError{StoreError::Code::cannotOpen, QStringLiteral("Qt's driver QPSQL is missing"), true}};
    connection.setHostName(address.host);
    connection.setPort(address.port);
    connection.setDatabaseName(address.database);
    connection.setUserName(address.user);
    connection.setPassword(credentials.password);
    connection.setConnectOptions(QStringLiteral("connect_timeout=5;keepalives_idle=5;keepalives_interval=2;"
                                                "keepalives_count=3;tcp_user_timeout=10000;"
                                                "application_name=Pairwright") +
                                 optionsFor(address.host, credentials.certificateFile));
    if (!connection.open()) {
        const QString detail = database->lastError().detail;
        return Unexpected{
            StoreError{isOtherCertificate(detail) ? StoreError::Code::otherCertificate : StoreError::Code::cannotOpen,
                       detail, true}};
    }
    database->beFar(watchSilence(connection));
    // All in one question: in a slow net each takes its time.
    const std::array<std::pair<const char*, QString>, 11> settings{{
        {"search_path", quoted(address.schema()) + QStringLiteral(", pg_temp")},
        {"default_transaction_isolation", QStringLiteral("serializable")},
        {"statement_timeout", QStringLiteral("30s")},
        {"lock_timeout", patienceForLocks},
        {"idle_in_transaction_session_timeout", QStringLiteral("60s")},
        {"TimeZone", QStringLiteral("UTC")},
        {"tcp_keepalives_idle", QStringLiteral("5")},
        {"tcp_keepalives_interval", QStringLiteral("2")},
        {"tcp_keepalives_count", QStringLiteral("3")},
        {"synchronous_commit", QStringLiteral("on")},
        {"client_min_messages", QStringLiteral("warning")},
    }};
    QStringList calls;
    for (const auto& [setting, value] : settings)
        calls += QStringLiteral("set_config('%1', '%2', false)").arg(QLatin1StringView(setting), value);
    const auto done = database->select(QStringLiteral("SELECT ") + calls.join(QStringLiteral(", ")), {},
                                       [](const QSqlQuery&) { return true; });
    if (!done)
        return Unexpected{done.error()};
    return database;
}

EventRevision currentRevision()
{
    return {sqlite::schemaVersion, guardRevision};
}

Expected<std::optional<EventRevision>, StoreError> revisionOf(Database& database, const ServerAddress& address)
{
    const auto remark = readOne(database,
                                QStringLiteral("SELECT COALESCE(obj_description(oid, 'pg_namespace'), '') FROM "
                                               "pg_namespace WHERE nspname = ?"),
                                {address.schema()});
    if (!remark)
        return Unexpected{remark.error()};
    const QStringList words = remark->toString().split(QLatin1Char(' '));
    if (words.size() != 2 || words.front() != QStringLiteral("Pairwright"))
        return std::optional<EventRevision>();
    const int number = words.back().toInt();
    return std::optional(number < revisionsOfTables
                             ? EventRevision{number, 0}
                             : EventRevision{number / revisionsOfTables, number % revisionsOfTables});
}

Expected<Done, StoreError> makeSchema(Database& database, const ServerAddress& address)
{
    const QString schema = quoted(address.schema());
    for (const QString& statement : {QStringLiteral("CREATE SCHEMA %1").arg(schema),
                                     QStringLiteral("REVOKE ALL ON SCHEMA %1 FROM PUBLIC").arg(schema)})
        if (auto done = database.run(statement); !done)
            return done;
    return writeRevision(database, address);
}

Expected<Done, StoreError> writeRevision(Database& database, const ServerAddress& address)
{
    const auto [tables, guards] = currentRevision();
    return database.run(QStringLiteral("COMMENT ON SCHEMA %1 IS 'Pairwright %2'")
                            .arg(quoted(address.schema()), QString::number(tables * revisionsOfTables + guards)));
}

Expected<Done, StoreError> dropSchema(Database& database, const ServerAddress& address)
{
    return database.run(QStringLiteral("DROP SCHEMA %1 CASCADE").arg(quoted(address.schema())));
}

Expected<Done, StoreError> readOneMoment(Database& database)
{
    return database.run(QStringLiteral("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"));
}

Expected<QString, StoreError> loginOf(Database& database)
{
    const auto answer = readOne(database, QStringLiteral("SELECT CAST(SESSION_USER AS text)"));
    if (!answer)
        return Unexpected{answer.error()};
    return answer->toString();
}

Expected<bool, StoreError> mayWrite(Database& database)
{
    const auto answer = readOne(database, QStringLiteral("SELECT has_table_privilege('journal', 'INSERT')"));
    if (!answer)
        return Unexpected{answer.error()};
    return answer->toBool();
}

Expected<std::int64_t, StoreError> clockAhead(Database& database, const std::function<QDateTime()>& clock)
{
    const std::int64_t before = clock().toMSecsSinceEpoch();
    const auto there =
        readOne(database, QStringLiteral("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"));
    if (!there)
        return Unexpected{there.error()};
    const std::int64_t after = clock().toMSecsSinceEpoch();
    return there->toLongLong() - (before + after) / 2;
}

Expected<Done, StoreError> tellOthers(Database& database, const ServerAddress& address)
{
    return database.select(QStringLiteral("SELECT pg_notify(?, '')"), {nameOfNews(address)},
                           [](const QSqlQuery&) { return true; });
}

QString nameOfNews(const ServerAddress& address)
{
    return QStringLiteral("pairwright_") + address.schema();
}

} // namespace pairwright::server
