#include "app/storage/tournament/tournament_store.h"

#include "app/domain/program_version.h"
#include "app/storage/file/file_probe.h"
#include "app/storage/schema.h"
#include "app/storage/sqlite/new_database.h"
#include "app/storage/sqlite/online_backup.h"
#include "app/storage/sqlite/sqlite_dialect.h"
#include "app/storage/tournament/content.h"
#include "app/storage/tournament/journal_store.h"
#include "app/storage/tournament/read_tournament.h"
#include "app/storage/tournament/tournament_connection.h"
#include "app/storage/tournament/tournament_writer.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>

namespace pairwright {

namespace {

using Content = Store::Content;

bool isTaken(const QString& path)
{
    const QFileInfo info(path);
    return info.exists() || info.isSymLink(); // a link to nothing does not exist
}

/// The file as it is, beside itself, before it becomes one that the older program cannot read any more.
Expected<QString, OpenError> copyBeforeUpgrade(Database& database, int revision)
{
    const QFileInfo file(database.name());
    const QString start =
        file.absoluteDir().filePath(file.completeBaseName() + QStringLiteral(".schema%1").arg(revision));
    const QString ending = QLatin1Char('.') + file.suffix();
    QString copy = start + ending;
    for (int number = 2; isTaken(copy); ++number)
        copy = start + QStringLiteral("-%1").arg(number) + ending;
    if (const auto done = copyOnline(database, copy); !done) {
        OpenError error = openErrorFrom(done.error(), database.name());
        if (error.code == OpenError::Code::diskFull)
            error.detail = qt_error_string(ENOSPC); // it is said why the copy failed, and the code says something else
        error.code = OpenError::Code::notUpgraded;
        error.fileSchema = revision;
        return Unexpected{error};
    }
    return copy;
}

/// What could go wrong goes wrong in a copy: a log that belongs to another file, tables that contradict themselves.
Expected<Done, OpenError> tryOut(const QString& path, const std::stop_token& stop)
{
    auto trial = rehearse(path, stop);
    if (!trial)
        return Unexpected{trial.error()};
    if (const auto content = readContent(*trial->database, path); !content)
        return Unexpected{content.error()};
    return Done{};
}

Expected<std::optional<Upgrade>, OpenError> upgrade(TournamentConnection& connection, const QString& path,
                                                    bool keepsCopy, const std::stop_token& stop)
{
    if (connection.revision >= sqlite::schemaVersion)
        return std::optional<Upgrade>();
    if (const auto possible = tryOut(path, stop); !possible)
        return Unexpected{possible.error()};
    const auto copy = keepsCopy ? copyBeforeUpgrade(*connection.database, connection.revision) : QString();
    if (!copy)
        return Unexpected{copy.error()};
    if (const auto upgraded = upgradeSchema(*connection.database); !upgraded) {
        if (keepsCopy)
            QFile::remove(*copy);
        return Unexpected{openErrorFrom(upgraded.error(), path)};
    }
    return std::optional(Upgrade{connection.revision, sqlite::schemaVersion, *copy});
}

struct OpenedToWrite {
    std::unique_ptr<Database> database;
    Content content;
};

Expected<OpenedToWrite, OpenError> connectToWrite(const QString& path, bool keepsCopy, const std::stop_token& stop)
{
    if (hasLeftovers(path)) {
        if (const auto possible = tryOut(path, stop); !possible)
            return Unexpected{possible.error()};
    }
    auto connection = connect(path, sqlite::Access::readWrite, stop);
    if (!connection)
        return Unexpected{connection.error()};
    Database& database = *connection->database;
    auto upgraded = upgrade(*connection, path, keepsCopy, stop);
    if (!upgraded)
        return Unexpected{upgraded.error()};
    auto content = readContent(database, path);
    if (!content)
        return Unexpected{content.error()};
    content->upgrade = *std::move(upgraded);
    if (const auto ready = sqlite::prepareForWriting(database); !ready)
        return Unexpected{openErrorFrom(ready.error(), path)};
    database.trust();
    return OpenedToWrite{std::move(connection->database), std::move(content).value()};
}

bool isLockInTheWay(const QString& path)
{
    const QFileInfo lock(FileLock::lockPath(path));
    return lock.isSymLink() || (lock.exists() && !lock.isFile());
}

/// Why no lock could be had, although nobody has it.
ReadOnlyReason::Code whyNotWritable(const QString& path)
{
    using Code = ReadOnlyReason::Code;
    return isNameTooLong(path) ? Code::nameTooLong : isLockInTheWay(path) ? Code::lockInTheWay : Code::placeNotWritable;
}

} // namespace

TournamentStore::TournamentStore(std::unique_ptr<FileLock> lock, std::unique_ptr<Database> database)
    : lock_(std::move(lock))
    , database_(std::move(database))
    , place_(database_->name())
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
TournamentStore::openWith(const QString& path, std::unique_ptr<FileLock> lock, std::optional<ReadOnlyReason> readOnly,
                          const std::stop_token& stop, BeforeUpgrade before)
{
    const bool isPlaceUnfit = readOnly && (readOnly->code == ReadOnlyReason::Code::placeNotWritable ||
                                           readOnly->code == ReadOnlyReason::Code::cannotBeLocked);
    if (isPlaceUnfit && hasWriteAheadLog(path)) {
        OpenError error;
        error.code = OpenError::Code::needsCopy;
        error.path = path;
        return Unexpected{error};
    }
    if (!readOnly) {
        auto opened = connectToWrite(path, before == BeforeUpgrade::copyIsKept, stop);
        if (!opened)
            return Unexpected{opened.error()};
        std::unique_ptr<TournamentStore> store(new TournamentStore(std::move(lock), std::move(opened->database)));
        return Opened{std::move(store), std::move(opened->content)};
    }
    auto connection = connectToRead(path, stop);
    if (!connection)
        return Unexpected{connection.error()};
    auto content = readContent(*connection->database, path);
    if (!content)
        return Unexpected{content.error()};
    content->readOnly = std::move(readOnly);
    std::unique_ptr<TournamentStore> store(new TournamentStore(nullptr, std::move(connection->database)));
    store->copy_ = std::move(connection->copy);
    return Opened{std::move(store), std::move(content).value()};
}

Expected<Store::Opened, OpenError> TournamentStore::asStore(Expected<Opened, OpenError> opened)
{
    if (!opened)
        return Unexpected{opened.error()};
    return Store::Opened{std::move(opened->store), std::move(opened->content)};
}

Expected<TournamentStore::Opened, OpenError> TournamentStore::openOrLook(const QString& path, bool takeOver,
                                                                         const std::stop_token& stop)
{
    auto opened = open(path, takeOver, stop);
    if (opened || opened.error().code != OpenError::Code::contradictory)
        return opened;
    return openToLook(path, opened.error().findings, stop);
}

/// The lock is not taken: nothing is going to be written.
Expected<TournamentStore::Opened, OpenError>
TournamentStore::openToLook(const QString& path, std::vector<Finding> findings, const std::stop_token& stop)
{
    auto connection = connectToRead(path, stop);
    if (!connection)
        return Unexpected{connection.error()};
    auto content = readContentAsItIs(*connection->database);
    if (!content)
        return Unexpected{openErrorFrom(content.error(), path)};
    content->reachable.clear(); // nothing is taken back in it
    content->readOnly = ReadOnlyReason{ReadOnlyReason::Code::contradictory, {}, false, std::move(findings)};
    std::unique_ptr<TournamentStore> store(new TournamentStore(nullptr, std::move(connection->database)));
    store->copy_ = std::move(connection->copy);
    return Opened{std::move(store), std::move(content).value()};
}

Expected<TournamentStore::Opened, OpenError> TournamentStore::open(const QString& path, bool takeOver,
                                                                   const std::stop_token& stop)
{
    return openFile(path, takeOver, stop, BeforeUpgrade::copyIsKept);
}

Expected<TournamentStore::Opened, OpenError> TournamentStore::openCopy(const QString& path)
{
    return openFile(path, false, {}, BeforeUpgrade::nothing);
}

Expected<TournamentStore::Opened, OpenError>
TournamentStore::openFile(const QString& path, bool takeOver, const std::stop_token& stop, BeforeUpgrade before)
{
    if (const auto problem = probe(path))
        return Unexpected{*problem};
    auto lock = std::make_unique<FileLock>(path);
    const auto toRead = [&](ReadOnlyReason::Code code) {
        lock->release();
        return openWith(path, nullptr, ReadOnlyReason{code, std::nullopt, false}, stop);
    };
    switch (lock->acquire(takeOver)) {
    case FileLock::Outcome::held: break;
    case FileLock::Outcome::heldByOther:
        return openWith(path, nullptr,
                        ReadOnlyReason{ReadOnlyReason::Code::openedElsewhere, lock->holder(), lock->mayTakeOver()},
                        stop);
    case FileLock::Outcome::notWritable: return toRead(whyNotWritable(path));
    case FileLock::Outcome::cannotBeHeld: return toRead(ReadOnlyReason::Code::cannotBeLocked);
    }
    if (isNameTooLong(path)) // for its log, if not for its lock
        return toRead(ReadOnlyReason::Code::nameTooLong);
    if (hasLogUnderOtherName(path))
        return toRead(ReadOnlyReason::Code::otherName);
    return openWith(path, std::move(lock), std::nullopt, stop, before);
}

Expected<TournamentStore::Opened, OpenError> TournamentStore::openToRead(const QString& path,
                                                                         const std::stop_token& stop)
{
    if (const auto problem = probe(path))
        return Unexpected{*problem};
    return openWith(path, nullptr, ReadOnlyReason{ReadOnlyReason::Code::openedElsewhere, std::nullopt, false}, stop);
}

Expected<std::unique_ptr<TournamentStore>, OpenError> TournamentStore::openToKeep(const QString& path,
                                                                                  const std::stop_token& stop)
{
    if (const auto problem = probe(path))
        return Unexpected{*problem};
    auto connection = connectToKeep(path, stop);
    if (!connection)
        return Unexpected{connection.error()};
    std::unique_ptr<TournamentStore> store(new TournamentStore(nullptr, std::move(connection->database)));
    store->copy_ = std::move(connection->copy);
    return store;
}

Expected<TournamentStore::Opened, OpenError> TournamentStore::create(const QString& path, const Tournament& tournament,
                                                                     const JournalRow& firstRow,
                                                                     const std::stop_token& stop)
{
    OpenError error;
    error.path = path;
    if (isNameTooLong(path)) {
        error.code = OpenError::Code::nameTooLong;
        return Unexpected{error};
    }
    if (isLockInTheWay(path)) {
        error.code = OpenError::Code::strangeNeighbour;
        error.detail = QFileInfo(FileLock::lockPath(path)).fileName();
        return Unexpected{error};
    }
    auto lock = std::make_unique<FileLock>(path);
    const bool isFree = !QFileInfo::exists(path);
    const FileLock::Outcome outcome = isFree ? lock->acquire() : FileLock::Outcome::notWritable;
    if (QFileInfo::exists(path)) { // asked under the lock: another program may have been faster
        error.code = OpenError::Code::alreadyExists;
        return Unexpected{error};
    }
    if (outcome != FileLock::Outcome::held) {
        const bool isLocked = outcome == FileLock::Outcome::heldByOther;
        error.code = isLocked ? OpenError::Code::nameLocked : OpenError::Code::cannotCreate;
        error.detail = isLocked ? lock->holder().host : QString();
        return Unexpected{error};
    }
    // SQLite would make it through a link, or into a file that another program makes just now.
    if (const auto empty = NewDatabaseFile::make(path); !empty) {
        error.code = OpenError::Code::cannotCreate;
        error.detail = empty.error().detail;
        return Unexpected{error};
    }
    const auto make = [&]() -> Expected<Done, StoreError> {
        auto database = sqlite::open(path, sqlite::Access::readWrite, stop);
        if (!database)
            return Unexpected{database.error()};
        if (auto done = sqlite::syncEverything(**database); !done)
            return done;
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
    if (const FileLock::Outcome locked = lock->acquireMadeFile(); locked != FileLock::Outcome::held) {
        QFile::remove(path);
        error.code = OpenError::Code::cannotCreate;
        return Unexpected{error};
    }
    if (const auto made = make(); !made) {
        QFile::remove(path);
        OpenError failure = openErrorFrom(made.error(), path);
        if (made.error().code == StoreError::Code::cannotOpen || made.error().code == StoreError::Code::readOnly)
            failure.code = OpenError::Code::cannotCreate;
        return Unexpected{failure};
    }
    auto opened = openWith(path, std::move(lock), std::nullopt, {});
    if (!opened)
        QFile::remove(path); // nobody has seen it yet
    return opened;
}

Expected<Done, StoreError> TournamentStore::write(const Delta& delta, const JournalRow& row, std::int64_t base)
{
    const auto attempt = [&]() -> Expected<Done, StoreError> {
        auto transaction = SqlTransaction::begin(*database_);
        if (!transaction)
            return Unexpected{transaction.error()};
        const auto last = lastJournalStep(*database_);
        if (!last)
            return Unexpected{last.error()};
        if (*last != base)
            return Unexpected{StoreError{StoreError::Code::behind, {}}};
        JournalRow numbered = row;
        numbered.step = base + 1;
        if (auto done = writeDelta(*database_, delta); !done)
            return done;
        if (auto done = appendJournal(*database_, numbered); !done)
            return done;
        return transaction->commit();
    };
    auto done = attempt();
    if (!done && done.error().code != StoreError::Code::busy && done.error().code != StoreError::Code::behind)
        sqlite::forgetFailedCommit(*database_);
    return done;
}

Expected<bool, StoreError> TournamentStore::bringLogIntoFile()
{
    return sqlite::bringLogIntoFile(*database_);
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

Expected<Done, StoreError> TournamentStore::copyTo(const QString& path)
{
    return copyOnline(*database_, path);
}

Expected<std::vector<JournalRow>, StoreError> TournamentStore::history(std::int64_t first, int count)
{
    return journalRows(*database_, first, count);
}

Expected<std::vector<JournalRow>, StoreError> TournamentStore::historyAfter(std::int64_t step)
{
    return journalAfter(*database_, step);
}

Expected<std::vector<JournalRow>, StoreError> TournamentStore::historyOf(const QString& name)
{
    return journalOf(*database_, name);
}

Expected<Tournament, OpenError> readTournament(const QString& path)
{
    auto opened = TournamentStore::openToRead(path);
    if (!opened)
        return Unexpected{opened.error()};
    return std::move(opened->content.tournament);
}

} // namespace pairwright
