#pragma once

#include "app/storage/store_error.h"

class QSqlError;

namespace pairwright::sqlite {

/// By SQLite's result code. `path`: the file, to tell a full disk from other I/O errors.
StoreError storeErrorFrom(const QSqlError& error, const QString& path);

} // namespace pairwright::sqlite
