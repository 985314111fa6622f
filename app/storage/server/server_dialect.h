#pragma once

#include "app/storage/server/server_address.h"
#include "app/storage/sql/database.h"

#include <QDateTime>

#include <compare>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

/// What only PostgreSQL understands: how one connects, schemas, kinds of transactions, messages. Everything else in
/// app/storage is portable SQL.
namespace pairwright::server {

/// How long a statement waits for a lock, in the words of the server.
inline constexpr QLatin1StringView patienceForLocks("10s");

/// A name as a statement has it, in quotes.
QString quoted(const QString& name);

/// A connection of its own with the event's schema, which need not be there, and no other to look names up in; every
/// transaction is serializable. Whatever it waits for has an end: seconds for the net and for locks, half a minute for
/// a statement.
/// StoreError::Code::otherCertificate: the server is not the one of the invitation.
Expected<std::unique_ptr<Database>, StoreError> connect(const ServerAddress& address);
/// The same, where password and certificate are not those that are kept for the address; a file of certificates, or
/// none.
struct Credentials {
    QString password;
    QString certificateFile;
};
Expected<std::unique_ptr<Database>, StoreError> connect(const ServerAddress& address, const Credentials& credentials);

/// Of an event: of its tables, as of a file, and of what looks at what comes into them (journal_guard.h), 0 before
/// there was any.
struct EventRevision {
    int tables = 0;
    int guards = 0;
    friend auto operator<=>(const EventRevision&, const EventRevision&) = default;
};
/// Of this program.
EventRevision currentRevision();
/// None: there is no such event, or it is not for this user to see.
Expected<std::optional<EventRevision>, StoreError> revisionOf(Database& database, const ServerAddress& address);
/// Its schema, without tables, for the current revision, and nobody else's to use; inside the caller's transaction.
/// An event of that name is an error.
Expected<Done, StoreError> makeSchema(Database& database, const ServerAddress& address);
/// The event's tables are of the current revision now; inside the caller's transaction.
Expected<Done, StoreError> writeRevision(Database& database, const ServerAddress& address);
Expected<Done, StoreError> dropSchema(Database& database, const ServerAddress& address);

/// A transaction that reads one moment, whatever others write meanwhile; a SqlTransaction ends it.
Expected<Done, StoreError> readOneMoment(Database& database);

/// Of whom the connection is, whatever role he has taken on.
Expected<QString, StoreError> loginOf(Database& database);

/// Whether this user may add to the journal.
Expected<bool, StoreError> mayWrite(Database& database);

/// How far the server's clock is before this desk's, which `clock` reads, in milliseconds.
Expected<std::int64_t, StoreError> clockAhead(Database& database, const std::function<QDateTime()>& clock);

/// Everybody who listens at the event hears of it once this transaction is committed.
Expected<Done, StoreError> tellOthers(Database& database, const ServerAddress& address);
/// What they listen for.
QString nameOfNews(const ServerAddress& address);

} // namespace pairwright::server
