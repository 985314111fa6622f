#pragma once

#include "app/storage/server/server_address.h"
#include "app/storage/sql/database.h"

namespace pairwright {

/// Makes the tables of the current revision in an empty schema of a PostgreSQL server, inside the caller's transaction.
Expected<Done, StoreError> createServerSchema(Database& database);

/// What the first programs made that knew servers; an event of an older revision there never was.
constexpr int firstServerRevision = 20;

/// Brings the tables of an event from an older revision, firstServerRevision or later, to the current one, and its
/// rights with them; inside the caller's transaction, by the owner of the event.
Expected<Done, StoreError> upgradeServerSchema(Database& database, const ServerAddress& address, int from);

} // namespace pairwright
