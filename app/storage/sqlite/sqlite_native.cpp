#include "app/storage/sqlite/sqlite_native.h"
#include "app/storage/sqlite/sqlite_error.h"

#include <QSqlDriver>
#include <QSqlError>
#include <QThread>
#include <QVariant>

#include <array>
#include <memory>
#include <sqlite3.h>
#include <utility>
#include <vector>

namespace pairwright::sqlite {

namespace {

constexpr int busyPauseMs = 20;
constexpr int longestBusy = 150;        // pauses: three seconds
constexpr int stepsBetweenLooks = 2000; // of SQLite's machine: well below a millisecond

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

int mustStop(void* watch)
{
    return static_cast<const StatementWatch*>(watch)->mustStop() ? 1 : 0;
}

void configure(sqlite3* handle)
{
    constexpr std::array settings{std::pair{SQLITE_DBCONFIG_DEFENSIVE, 1},
                                  std::pair{SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0},
                                  std::pair{SQLITE_DBCONFIG_ENABLE_TRIGGER, 0},
                                  std::pair{SQLITE_DBCONFIG_ENABLE_VIEW, 0},
                                  std::pair{SQLITE_DBCONFIG_DQS_DDL, 0},
                                  std::pair{SQLITE_DBCONFIG_DQS_DML, 0},
                                  std::pair{SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0}};
    for (const auto& [setting, value] : settings)
        sqlite3_db_config(handle, setting, value, nullptr);
    // Far above what a tournament of 10,000 players needs.
    constexpr int longestValue = 64 * 1024 * 1024;
    constexpr int longestStatement = 64 * 1024;
    constexpr std::array limits{
        std::pair{SQLITE_LIMIT_LENGTH, longestValue}, std::pair{SQLITE_LIMIT_SQL_LENGTH, longestStatement},
        std::pair{SQLITE_LIMIT_COLUMN, 100},          std::pair{SQLITE_LIMIT_EXPR_DEPTH, 50},
        std::pair{SQLITE_LIMIT_COMPOUND_SELECT, 10},  std::pair{SQLITE_LIMIT_FUNCTION_ARG, 16},
        std::pair{SQLITE_LIMIT_ATTACHED, 0},          std::pair{SQLITE_LIMIT_TRIGGER_DEPTH, 1},
        std::pair{SQLITE_LIMIT_WORKER_THREADS, 0}};
    for (const auto& [limit, value] : limits)
        sqlite3_limit(handle, limit, value);
}

/// How this program opened files before.
sqlite3_vfs* filesBelow()
{
    static sqlite3_vfs* const below = sqlite3_vfs_find(nullptr);
    return below;
}

int openUnlessSuperJournal(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* given)
{
    if ((flags & SQLITE_OPEN_SUPER_JOURNAL) == 0)
        return filesBelow()->xOpen(filesBelow(), name, file, flags, given);
    file->pMethods = nullptr; // there is nothing to close
    return SQLITE_CANTOPEN;
}

void bindValue(sqlite3_stmt* statement, int place, const BulkValue& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value))
        sqlite3_bind_int64(statement, place, *number);
    else if (const auto* text = std::get_if<std::string_view>(&value))
        sqlite3_bind_text(statement, place, text->data(), static_cast<int>(text->size()), SQLITE_STATIC);
    else
        sqlite3_bind_null(statement, place);
}

QVariant asVariant(const BulkValue& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return QVariant(static_cast<qlonglong>(*number));
    if (const auto* text = std::get_if<std::string_view>(&value))
        return QVariant(QString::fromUtf8(text->data(), static_cast<qsizetype>(text->size())));
    return {};
}

/// The same for a driver whose handle is none of ours.
Expected<Done, StoreError> runEach(Database& database, const QString& sql, std::vector<BulkValue>& row,
                                   const std::function<bool(std::span<BulkValue>)>& next)
{
    while (next(row)) {
        QVariantList values;
        for (const BulkValue& value : row)
            values.append(asVariant(value));
        if (auto done = database.run(sql, values); !done)
            return done;
    }
    return Done{};
}

} // namespace

void refuseSuperJournals()
{
    static const int registered = [] {
        static sqlite3_vfs files = *filesBelow();
        files.zName = "pairwright-files";
        files.xOpen = &openUnlessSuperJournal;
        return sqlite3_vfs_register(&files, 1);
    }();
    (void)registered; // where it failed, what lies beside a file has been looked at all the same
}

Expected<Done, StoreError> protect(Database& database, const StatementWatch* watch)
{
    if (sqlite3* handle = handleOf(database)) {
        configure(handle);
        sqlite3_progress_handler(handle, stepsBetweenLooks, &mustStop, const_cast<StatementWatch*>(watch));
    } else if (auto done = database.run(QStringLiteral("PRAGMA trusted_schema = OFF")); !done) {
        return done;
    }
    return database.run(QStringLiteral("PRAGMA cell_size_check = ON"));
}

bool canCopyPages(Database& database)
{
    return handleOf(database) != nullptr;
}

Expected<Done, StoreError> copyPages(Database& from, Database& into, const std::stop_token& stop)
{
    constexpr int pagesAtOnce = 256; // a megabyte: as long as a stop may wait on a slow disk
    sqlite3* source = handleOf(from);
    sqlite3* target = handleOf(into);
    if (source == nullptr || target == nullptr)
        return Unexpected{StoreError{StoreError::Code::failed, QStringLiteral("no handle")}};
    sqlite3_backup* backup = sqlite3_backup_init(target, "main", source, "main");
    if (backup == nullptr)
        return Unexpected{errorOf(sqlite3_extended_errcode(target), into.name())};
    // One moment from the first page to the last, or a step of somebody else would begin it anew.
    const bool isOwnTransaction = sqlite3_get_autocommit(source) != 0;
    if (isOwnTransaction)
        sqlite3_exec(source, "BEGIN; SELECT count(*) FROM sqlite_master", nullptr, nullptr, nullptr);
    int code = SQLITE_OK;
    for (int tries = 0; code != SQLITE_DONE && tries < longestBusy;) {
        code = stop.stop_requested() ? SQLITE_INTERRUPT : sqlite3_backup_step(backup, pagesAtOnce);
        if (code == SQLITE_OK)
            continue;
        if (code != SQLITE_BUSY && code != SQLITE_LOCKED)
            break;
        ++tries;
        QThread::msleep(busyPauseMs);
    }
    const int finished = sqlite3_backup_finish(backup);
    if (isOwnTransaction)
        sqlite3_exec(source, "COMMIT", nullptr, nullptr, nullptr);
    if (code != SQLITE_DONE)
        return Unexpected{errorOf(code, into.name())};
    if (finished != SQLITE_OK)
        return Unexpected{errorOf(finished, into.name())};
    return Done{};
}

Expected<Done, StoreError> runMany(Database& database, const QString& sql, std::size_t values,
                                   const std::function<bool(std::span<BulkValue>)>& next)
{
    std::vector<BulkValue> row(values);
    sqlite3* handle = handleOf(database);
    if (handle == nullptr)
        return runEach(database, sql, row, next);
    const QByteArray text = sql.toUtf8();
    sqlite3_stmt* prepared = nullptr;
    int code = sqlite3_prepare_v2(handle, text.constData(), static_cast<int>(text.size()), &prepared, nullptr);
    const std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)> statement(prepared, &sqlite3_finalize);
    for (code = code == SQLITE_OK ? SQLITE_DONE : code; code == SQLITE_DONE && next(row);) {
        for (std::size_t i = 0; i < values; ++i)
            bindValue(prepared, static_cast<int>(i + 1), row[i]);
        code = sqlite3_step(prepared);
        sqlite3_reset(prepared);
    }
    if (code != SQLITE_DONE)
        return Unexpected{errorOf(sqlite3_extended_errcode(handle), database.name())};
    return Done{};
}

} // namespace pairwright::sqlite
