#include "app/storage/tournament/tournament_connection.h"

#include "app/storage/file/file_probe.h"
#include "app/storage/schema.h"
#include "app/storage/sqlite/known_schema.h"
#include "app/storage/sqlite/online_backup.h"
#include "app/storage/sqlite/sqlite_dialect.h"

namespace pairwright {

namespace {

/// Identity, schema and soundness, as far as the connection sees them (with the write-ahead log): the revision.
Expected<int, OpenError> inspect(Database& database)
{
    OpenError error;
    error.path = database.name();
    error.knownSchema = sqlite::schemaVersion;
    const auto because = [&error](OpenError::Code code, const QString& detail = {}) {
        error.code = code;
        error.detail = detail;
        return Unexpected{error};
    };
    const auto application = sqlite::readApplicationId(database);
    if (!application)
        return Unexpected{openErrorFrom(application.error(), database.name())};
    if (*application != sqlite::applicationId)
        return because(OpenError::Code::notATournament);
    const auto schema = sqlite::readSchemaVersion(database);
    if (!schema)
        return Unexpected{openErrorFrom(schema.error(), database.name())};
    error.fileSchema = *schema;
    if (*schema > sqlite::schemaVersion)
        return because(OpenError::Code::newerSchema);
    if (*schema < 1)
        return because(OpenError::Code::impossibleSchema);
    const auto difference = schemaDifference(database, *schema);
    if (!difference) {
        OpenError problem = openErrorFrom(difference.error(), database.name());
        // The list of objects itself cannot be understood.
        if (problem.code == OpenError::Code::failed)
            problem.code = OpenError::Code::damaged;
        return Unexpected{problem};
    }
    if (*difference)
        return because((*difference)->isMissing ? OpenError::Code::damaged : OpenError::Code::foreignSchema,
                       (*difference)->object);
    const auto damage = sqlite::findDamage(database);
    if (!damage)
        return Unexpected{openErrorFrom(damage.error(), database.name())};
    if (!damage->isEmpty())
        return because(OpenError::Code::damaged, *damage);
    return *schema;
}

/// The copy is ours alone: an error in it is one of the original.
Connection upToDate(Connection connection, const QString& original)
{
    if (!connection)
        return Unexpected{ofWorkingCopy(connection.error(), original)};
    if (const auto done = upgradeSchema(*connection->database); !done)
        return Unexpected{ofWorkingCopy(openErrorFrom(done.error(), original), original)};
    connection->revision = sqlite::schemaVersion;
    return connection;
}

Expected<std::unique_ptr<PrivateCopy>, OpenError> privateCopyOf(const TournamentConnection& from, const QString& path,
                                                                const std::stop_token& stop)
{
    auto copy = PrivateCopy::placeFor(path);
    if (!copy)
        return copy;
    if (const auto copied = copyOnline(*from.database, (*copy)->path(), stop); !copied) {
        OpenError error = ofWorkingCopy(openErrorFrom(copied.error(), path), path);
        if (stop.stop_requested())
            error.code = OpenError::Code::cancelled;
        return Unexpected{error};
    }
    return copy;
}

Connection connectToUpgradedCopy(const TournamentConnection& from, const QString& path, const std::stop_token& stop)
{
    auto copy = privateCopyOf(from, path, stop);
    if (!copy)
        return Unexpected{copy.error()};
    auto connection = connect((*copy)->path(), sqlite::Access::readWrite, stop);
    if (connection)
        connection->copy = std::move(copy).value();
    return upToDate(std::move(connection), path);
}

} // namespace

Connection connect(const QString& path, sqlite::Access access, const std::stop_token& stop)
{
    auto database = sqlite::open(path, access, stop);
    if (!database)
        return Unexpected{openErrorFrom(database.error(), path)};
    const auto revision = inspect(**database);
    if (!revision) {
        OpenError error = revision.error();
        if (stop.stop_requested())
            error.code = OpenError::Code::cancelled;
        return Unexpected{error};
    }
    return TournamentConnection{nullptr, std::move(database).value(), *revision};
}

Connection rehearse(const QString& path, const std::stop_token& stop)
{
    auto copy = PrivateCopy::of(path);
    if (!copy)
        return Unexpected{copy.error()};
    auto connection = connect((*copy)->path(), sqlite::Access::readWrite, stop);
    if (connection)
        connection->copy = std::move(copy).value();
    return upToDate(std::move(connection), path);
}

Connection connectToRead(const QString& path, const std::stop_token& stop)
{
    auto connection = connect(path, sqlite::Access::readOnly, stop);
    const auto code = connection ? std::nullopt : std::optional(connection.error().code);
    // A step that a crash cut off is taken back, which a reader may not do in the file itself.
    if (code == OpenError::Code::failed && hasRollbackJournal(path))
        return rehearse(path, stop);
    // A medium where not even the lock of a reader can be placed, and so nobody writes either; or a file that this
    // program has open by another name: SQLite looks for the log of that name beside this one, and misses pages.
    if ((code == OpenError::Code::failed || code == OpenError::Code::damaged) && !hasWriteAheadLog(path))
        connection = connect(path, sqlite::Access::immutable, stop);
    if (connection && connection->revision < sqlite::schemaVersion)
        return connectToUpgradedCopy(*connection, path, stop);
    return connection;
}

Connection connectToKeep(const QString& path, std::stop_token stop)
{
    auto original = connectToRead(path, stop);
    if (!original || original->copy)
        return original;
    auto copy = privateCopyOf(*original, path, stop);
    if (!copy)
        return Unexpected{copy.error()};
    // What was looked over is what was copied.
    auto database = sqlite::open((*copy)->path(), sqlite::Access::readOnly, std::move(stop));
    if (!database)
        return Unexpected{ofWorkingCopy(openErrorFrom(database.error(), path), path)};
    return TournamentConnection{std::move(copy).value(), std::move(database).value(), original->revision};
}

} // namespace pairwright
