#pragma once

#include "app/storage/sql/database.h"

namespace pairwright {

/// Copies the rows of all tables, journal included, into the empty ones of another database, of the same revision and
/// of either kind, and compares what both hold then. Inside a transaction of each; on an error the caller takes his
/// back.
Expected<Done, StoreError> copyRows(Database& from, Database& into);

} // namespace pairwright
