#pragma once

#include "app/storage/sql/database.h"
#include "app/storage/sqlite/sqlite_dialect.h"

#include <QStringList>

namespace pairwright {

/// Makes the tables of a revision (from 1) in an empty database, inside the caller's transaction.
Expected<Done, StoreError> createSchema(Database& database, int revision = sqlite::schemaVersion);

/// What shapes the tables of the current revision, in order, without what earlier revisions did to the rows of a file.
QStringList shapingStatements();

/// What leads from a revision to the current one, in order, rows included.
QStringList statementsAfter(int revision);

/// Brings a file of an older revision to the current one, in one transaction of its own; nothing for a file that
/// is there already. What fails leaves the file as it was.
Expected<Done, StoreError> upgradeSchema(Database& database);

} // namespace pairwright
