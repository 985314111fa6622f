#include "app/storage/tournament_store.h"

#include "app/domain/program_version.h"
#include "app/storage/file_probe.h"
#include "app/storage/online_backup.h"
#include "app/storage/read_tournament.h"
#include "app/storage/schema.h"
#include "app/storage/sqlite_dialect.h"
#include "app/storage/tournament_reader.h"
#include "app/storage/tournament_writer.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace pairwright {

namespace {

/// Identity and soundness, as far as the connection sees them (with the write-ahead log).
std::optional<OpenError> inspect(Database& database)
{
    OpenError error;
    error.path = database.path();
    error.knownSchema = sqlite::schemaVersion;
    const auto application = sqlite::readApplicationId(database);
    if (!application)
        return openErrorFrom(application.error(), database.path());
    if (*application != sqlite::applicationId) {
        error.code = OpenError::Code::notATournament;
        return error;
    }
    const auto schema = sqlite::readSchemaVersion(database);
    if (!schema)
        return openErrorFrom(schema.error(), database.path());
    error.fileSchema = *schema;
    if (*schema > sqlite::schemaVersion) {
        error.code = OpenError::Code::newerSchema;
        return error;
    }
    const auto damage = sqlite::findDamage(database);
    if (!damage)
        return openErrorFrom(damage.error(), database.path());
    if (!damage->isEmpty() || *schema < 1) {
        error.code = OpenError::Code::damaged;
        error.detail = *damage;
        return error;
    }
    return std::nullopt;
}

Expected<TournamentStore::Content, StoreError> readContent(Database& database)
{
    TournamentStore::Content content;
    auto tournament = readAll(database);
    if (!tournament)
        return Unexpected{tournament.error()};
    content.tournament = std::move(tournament).value();
    const auto last = lastJournalStep(database);
    if (!last)
        return Unexpected{last.error()};
    content.lastStep = *last;
    auto rows = journalSinceBarrier(database);
    if (!rows)
        return Unexpected{rows.error()};
    content.reachable = std::move(rows).value();
    return content;
}

using Connection = Expected<std::unique_ptr<Database>, OpenError>;

Connection connect(const QString& path, Database::Access access)
{
    auto database = Database::open(path, access);
    if (!database)
        return Unexpected{openErrorFrom(database.error(), path)};
    if (const auto problem = inspect(**database))
        return Unexpected{*problem};
    return std::move(database).value();
}

/// The file as it is, beside itself, before it becomes one that the older program cannot read any more.
Expected<std::optional<Upgrade>, OpenError> copyBeforeUpgrade(Database& database)
{
    const auto revision = sqlite::readSchemaVersion(database);
    if (!revision)
        return Unexpected{openErrorFrom(revision.error(), database.path())};
    if (*revision >= sqlite::schemaVersion)
        return std::optional<Upgrade>();
    const QFileInfo file(database.path());
    const QString start =
        file.absoluteDir().filePath(QStringLiteral("%1.schema%2").arg(file.completeBaseName()).arg(*revision));
    const QString ending = QLatin1Char('.') + file.suffix();
    QString copy = start + ending;
    for (int number = 2; QFileInfo::exists(copy); ++number)
        copy = start + QStringLiteral("-%1").arg(number) + ending;
    if (const auto done = copyOnline(database, copy); !done) {
        OpenError error = openErrorFrom(done.error(), database.path());
        error.code = OpenError::Code::notUpgraded;
        error.fileSchema = *revision;
        return Unexpected{error};
    }
    return std::optional(Upgrade{*revision, sqlite::schemaVersion, copy});
}

Connection connectToWrite(const QString& path, std::optional<Upgrade>& upgrade)
{
    auto database = connect(path, Database::Access::readWrite);
    if (!database)
        return database;
    if (const auto ready = sqlite::prepareForWriting(**database); !ready)
        return Unexpected{openErrorFrom(ready.error(), path)};
    auto copied = copyBeforeUpgrade(**database);
    if (!copied)
        return Unexpected{copied.error()};
    upgrade = *std::move(copied);
    if (const auto upgraded = upgradeSchema(**database); !upgraded)
        return Unexpected{openErrorFrom(upgraded.error(), path)};
    return database;
}

Connection connectToRead(const QString& path)
{
    auto database = connect(path, Database::Access::readOnly);
    const bool locksImpossible =
        !database && database.error().code == OpenError::Code::failed && !hasWriteAheadLog(path);
    // A medium where not even the lock of a reader can be placed, and so nobody writes either.
    return locksImpossible ? connect(path, Database::Access::immutable) : std::move(database);
}

bool canWriteFile(const QString& path)
{
    return QFile(path).open(QIODevice::ReadWrite);
}

} // namespace

TournamentStore::TournamentStore(std::unique_ptr<FileLock> lock, std::unique_ptr<Database> database)
    : lock_(std::move(lock))
    , database_(std::move(database))
{
}

TournamentStore::~TournamentStore()
{
    if (lock_ && database_)
        sqlite::leaveOneFile(*database_);
    database_.reset();
    if (lock_)
        lock_->release();
}

Expected<TournamentStore::Opened, OpenError>
TournamentStore::openWith(const QString& path, std::unique_ptr<FileLock> lock, std::optional<ReadOnlyReason> readOnly)
{
    if (readOnly && readOnly->code == ReadOnlyReason::Code::placeNotWritable && hasWriteAheadLog(path)) {
        OpenError error;
        error.code = OpenError::Code::needsCopy;
        error.path = path;
        return Unexpected{error};
    }
    std::optional<Upgrade> upgrade;
    auto database = readOnly ? connectToRead(path) : connectToWrite(path, upgrade);
    if (!database)
        return Unexpected{database.error()};
    auto content = readContent(**database);
    if (!content) {
        OpenError error = openErrorFrom(content.error(), path);
        // The statements are right for this schema, so a table or column must be missing.
        if (content.error().code == StoreError::Code::failed)
            error.code = OpenError::Code::damaged;
        return Unexpected{error};
    }
    content->readOnly = std::move(readOnly);
    content->upgrade = std::move(upgrade);
    std::unique_ptr<TournamentStore> store(new TournamentStore(std::move(lock), std::move(database).value()));
    return Opened{std::move(store), std::move(content).value()};
}

Expected<TournamentStore::Opened, OpenError> TournamentStore::open(const QString& path, bool takeOver)
{
    if (const auto problem = probe(path))
        return Unexpected{*problem};
    auto lock = std::make_unique<FileLock>(path);
    FileLock::Outcome outcome = lock->acquire(takeOver);
    if (outcome == FileLock::Outcome::held && !canWriteFile(path)) {
        lock->release();
        outcome = FileLock::Outcome::notWritable;
    }
    switch (outcome) {
    case FileLock::Outcome::held: return openWith(path, std::move(lock), std::nullopt);
    case FileLock::Outcome::heldByOther:
        return openWith(path, nullptr, ReadOnlyReason{ReadOnlyReason::Code::openedElsewhere, lock->holder()});
    case FileLock::Outcome::notWritable: break;
    }
    return openWith(path, nullptr, ReadOnlyReason{ReadOnlyReason::Code::placeNotWritable, std::nullopt});
}

Expected<TournamentStore::Opened, OpenError> TournamentStore::openToRead(const QString& path)
{
    if (const auto problem = probe(path))
        return Unexpected{*problem};
    return openWith(path, nullptr, ReadOnlyReason{ReadOnlyReason::Code::openedElsewhere, std::nullopt});
}

Expected<TournamentStore::Opened, OpenError> TournamentStore::create(const QString& path, const Tournament& tournament,
                                                                     const JournalRow& firstRow)
{
    OpenError error;
    error.path = path;
    if (QFileInfo::exists(path)) {
        error.code = OpenError::Code::alreadyExists;
        return Unexpected{error};
    }
    auto lock = std::make_unique<FileLock>(path);
    if (lock->acquire() != FileLock::Outcome::held) {
        error.code = OpenError::Code::cannotCreate;
        return Unexpected{error};
    }
    const auto make = [&]() -> Expected<Done, StoreError> {
        auto database = Database::open(path, Database::Access::readWrite);
        if (!database)
            return Unexpected{database.error()};
        auto transaction = SqlTransaction::begin(**database);
        if (!transaction)
            return Unexpected{transaction.error()};
        if (auto done = createSchema(**database); !done)
            return done;
        if (auto done = writeNew(**database, tournament, firstRow.at, programVersion()); !done)
            return done;
        if (auto done = appendJournal(**database, firstRow); !done)
            return done;
        return transaction->commit();
    };
    if (const auto made = make(); !made) {
        QFile::remove(path);
        OpenError failure = openErrorFrom(made.error(), path);
        if (made.error().code == StoreError::Code::cannotOpen || made.error().code == StoreError::Code::readOnly)
            failure.code = OpenError::Code::cannotCreate;
        return Unexpected{failure};
    }
    auto opened = openWith(path, std::move(lock), std::nullopt);
    if (!opened)
        QFile::remove(path); // nobody has seen it yet
    return opened;
}

Expected<Done, StoreError> TournamentStore::write(const Delta& delta, const JournalRow& row)
{
    const auto attempt = [&]() -> Expected<Done, StoreError> {
        auto transaction = SqlTransaction::begin(*database_);
        if (!transaction)
            return Unexpected{transaction.error()};
        if (auto done = writeDelta(*database_, delta); !done)
            return done;
        if (auto done = appendJournal(*database_, row); !done)
            return done;
        return transaction->commit();
    };
    auto done = attempt();
    if (!done && done.error().code != StoreError::Code::busy)
        sqlite::forgetFailedCommit(*database_);
    return done;
}

Expected<Done, StoreError> TournamentStore::rewind(const Delta& way, std::int64_t step)
{
    auto transaction = SqlTransaction::begin(*database_);
    if (!transaction)
        return Unexpected{transaction.error()};
    if (auto done = writeDelta(*database_, way); !done)
        return done;
    if (auto done = cutJournal(*database_, step); !done)
        return done;
    return transaction->commit();
}

Expected<std::vector<JournalRow>, StoreError> TournamentStore::history(std::int64_t first, int count)
{
    return journalRows(*database_, first, count);
}

Expected<std::vector<JournalRow>, StoreError> TournamentStore::historyAfter(std::int64_t step)
{
    return journalAfter(*database_, step);
}

Expected<std::vector<JournalRow>, StoreError> TournamentStore::historyOf(const QString& command)
{
    return journalOf(*database_, command);
}

Expected<Tournament, OpenError> readTournament(const QString& path)
{
    auto opened = TournamentStore::openToRead(path);
    if (!opened)
        return Unexpected{opened.error()};
    return std::move(opened->content.tournament);
}

} // namespace pairwright
