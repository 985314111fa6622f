#pragma once

#include "app/storage/sql/database.h"

#include <QString>

namespace pairwright {

/// Opens a damaged database for what can still be read. Its list of tables lies on the first page; if that is gone, it
/// is taken from `sound`, an empty database of the same schema: a file that we made has its tables at the same places.
/// `damaged` is a working copy and is changed; `sound` must be closed or idle.
Expected<std::unique_ptr<Database>, StoreError> openWithSchema(const QString& damaged, const QString& sound);

} // namespace pairwright
