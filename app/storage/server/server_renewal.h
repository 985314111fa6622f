#pragma once

#include "app/storage/open_error.h"
#include "app/storage/server/server_address.h"
#include "app/storage/server/server_dialect.h"
#include "app/storage/sql/database.h"

namespace pairwright::server {

/// Of an event at `place`, or of the server that it is on.
OpenError openError(OpenError::Code code, const QString& place, const QString& detail = {});
OpenError openError(const StoreError& error, const QString& place);

/// What there is to know of an event before it is read.
struct Looked {
    std::optional<int> upgradedFrom; ///< its tables were of that revision, and are of that of this program now
    std::optional<NewerEvent> newer; ///< only what looks at its steps: it can be read
};
/// An event of an older program is brought up to date by its owner alone, where he `renews` it: in one transaction, and
/// never back (OpenError::Code::ownerFirst, toBeRenewed). One whose tables a newer program has made is refused.
Expected<Looked, OpenError> lookAtEvent(Database& database, const ServerAddress& address, bool renews);

/// As people read it to each other: "25.6".
QString textOf(const EventRevision& revision);
/// Set: a newer program has made it, or renewed it.
std::optional<NewerEvent> newerThanThis(const EventRevision& revision);
/// Its tables are those that this program reads: while it is open it may go, or be brought up to date by a newer
/// program. StoreError::Code::newerProgram.
Expected<EventRevision, StoreError> readableRevision(Database& database, const ServerAddress& address);

} // namespace pairwright::server
