#pragma once

#include "app/storage/sql/database.h"

#include <QString>

#include <stop_token>

namespace pairwright {

/// Copies a database, as this connection sees it now, to `to`, where there must be nothing yet. Other programs and
/// threads go on writing the original meanwhile. On an error, and when it is stopped, nothing is left at `to`. The copy
/// is one file.
Expected<Done, StoreError> copyOnline(Database& from, const QString& to, const std::stop_token& stop = {});

} // namespace pairwright
