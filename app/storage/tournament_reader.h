#pragma once

#include "app/domain/tournament.h"
#include "app/storage/database.h"

namespace pairwright {

/// Reads the whole tournament from the tables of the current or an older revision. `damaged` when they hold something
/// that cannot be.
Expected<Tournament, StoreError> readAll(Database& database);

} // namespace pairwright
