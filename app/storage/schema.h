#pragma once

#include "app/storage/database.h"

namespace pairwright {

/// Makes the tables of the current schema in an empty database, inside the caller's transaction.
Expected<Done, StoreError> createSchema(Database& database);

/// Brings a file of an older revision to the current one, in one transaction of its own; nothing for a file that
/// is there already. What fails leaves the file as it was.
Expected<Done, StoreError> upgradeSchema(Database& database);

} // namespace pairwright
