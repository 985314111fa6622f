#pragma once

#include "app/storage/database.h"

namespace pairwright {

/// Makes the tables of the current schema in an empty database, inside the caller's transaction.
Expected<Done, StoreError> createSchema(Database& database);

} // namespace pairwright
