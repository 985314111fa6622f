#pragma once

#include "app/storage/sql/database.h"

namespace pairwright {

/// Makes the tables of the current revision in an empty schema of a PostgreSQL server, inside the caller's transaction.
Expected<Done, StoreError> createServerSchema(Database& database);

} // namespace pairwright
