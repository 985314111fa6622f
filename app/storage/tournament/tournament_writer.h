#pragma once

#include "app/domain/changes/change.h"
#include "app/storage/sql/database.h"

#include <QDateTime>

namespace pairwright {

/// Brings the tables from the state before a delta to the state after it. Runs inside the caller's
/// transaction; on an error the caller rolls back.
Expected<Done, StoreError> writeDelta(Database& database, const Delta& delta);

/// Fills empty tables with a whole tournament.
Expected<Done, StoreError> writeNew(Database& database, const Tournament& tournament, const QDateTime& now,
                                    const QString& program);

} // namespace pairwright
