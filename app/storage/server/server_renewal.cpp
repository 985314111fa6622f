#include "app/storage/server/server_renewal.h"

#include "app/storage/schema.h"
#include "app/storage/server/server_rights.h"
#include "app/storage/server/server_schema.h"
#include "app/storage/sqlite/sqlite_dialect.h"

#include <utility>

namespace pairwright::server {

namespace {

/// Somebody else may do the same at this moment, with a newer program, too: what stands there afterwards decides.
Expected<Done, OpenError> bringUpToDate(Database& database, const ServerAddress& address, const EventRevision& from)
{
    const auto upgrade = [&]() -> Expected<Done, StoreError> {
        auto transaction = SqlTransaction::begin(database);
        if (!transaction)
            return Unexpected{transaction.error()};
        // Before the first look, which sees what is there then.
        if (auto done = database.run(QStringLiteral("LOCK TABLE journal IN ACCESS EXCLUSIVE MODE")); !done)
            return done;
        const auto now = revisionOf(database, address);
        if (!now)
            return Unexpected{now.error()};
        if (*now != std::optional(from))
            return Unexpected{StoreError{StoreError::Code::behind, {}, true}};
        if (auto done = upgradeServerSchema(database, address, from.tables); !done)
            return done;
        if (auto done = tellOthers(database, address); !done)
            return done;
        return transaction->commit();
    };
    const auto done = upgrade();
    if (done)
        return Done{};
    const auto meanwhile = revisionOf(database, address);
    if (meanwhile && *meanwhile && **meanwhile > from)
        return Done{};
    return Unexpected{openError(done.error(), address.text())};
}

} // namespace

QString textOf(const EventRevision& revision)
{
    return QStringLiteral("%1.%2").arg(QString::number(revision.tables), QString::number(revision.guards));
}

OpenError openError(OpenError::Code code, const QString& place, const QString& detail)
{
    OpenError error;
    error.code = code;
    error.path = place;
    error.detail = detail;
    error.knownSchema = sqlite::schemaVersion;
    return error;
}

/// What takes too long is no damage: nothing of it lies on this computer.
OpenError openError(const StoreError& error, const QString& place)
{
    if (error.code == StoreError::Code::interrupted)
        return openError(OpenError::Code::failed, place, error.detail);
    return openErrorFrom(error, place);
}

std::optional<NewerEvent> newerThanThis(const EventRevision& revision)
{
    const EventRevision known = currentRevision();
    if (revision.tables <= known.tables && revision.guards <= known.guards)
        return std::nullopt;
    return NewerEvent{textOf(revision), textOf(known)};
}

Expected<Looked, OpenError> lookAtEvent(Database& database, const ServerAddress& address, bool renews)
{
    const auto revision = revisionOf(database, address);
    if (!revision)
        return Unexpected{openError(revision.error(), address.text())};
    if (!*revision)
        return Unexpected{openError(OpenError::Code::noEvent, address.text())};
    const EventRevision known = currentRevision();
    if (**revision == known)
        return Looked{};
    const auto because = [&](OpenError::Code code) {
        OpenError error = openError(code, address.text());
        error.fileSchema = (*revision)->tables;
        error.newer = newerThanThis(**revision);
        return Unexpected{error};
    };
    if (const auto newer = newerThanThis(**revision)) {
        if ((*revision)->tables != known.tables)
            return because(OpenError::Code::newerSchema);
        return Looked{{}, newer};
    }
    if ((*revision)->tables < firstServerRevision)
        return because(OpenError::Code::impossibleSchema);
    const auto owner = isOwner(database, address);
    if (!owner)
        return Unexpected{openError(owner.error(), address.text())};
    if (!*owner) {
        const auto rights = rightsOf(database, address);
        return because(rights && !*rights ? OpenError::Code::noEvent : OpenError::Code::ownerFirst);
    }
    if (!renews)
        return because(OpenError::Code::toBeRenewed);
    if (const auto done = bringUpToDate(database, address, **revision); !done)
        return Unexpected{done.error()};
    auto looked = lookAtEvent(database, address, false);
    if (looked && (*revision)->tables < known.tables)
        looked->upgradedFrom = (*revision)->tables;
    return looked;
}

Expected<EventRevision, StoreError> readableRevision(Database& database, const ServerAddress& address)
{
    const auto revision = revisionOf(database, address);
    if (!revision)
        return Unexpected{revision.error()};
    if (!*revision)
        return Unexpected{
            StoreError{StoreError::Code::failed, QStringLiteral("the event is not there any more"), true}};
    if ((*revision)->tables > currentRevision().tables)
        return Unexpected{StoreError{StoreError::Code::newerProgram, textOf(**revision), true}};
    if ((*revision)->tables < currentRevision().tables)
        return Unexpected{
            StoreError{StoreError::Code::failed, QStringLiteral("the event is one of an older version now"), true}};
    return **revision;
}

} // namespace pairwright::server
