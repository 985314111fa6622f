#pragma once

#include "app/domain/tournament.h"
#include "app/storage/sql/database.h"

#include <set>

namespace pairwright {

/// Reads the whole tournament from the tables of the current revision. `damaged` when they hold something
/// that cannot be.
Expected<Tournament, StoreError> readAll(Database& database);

/// The same of a file that was damaged: leaves out what cannot be, and names the tables in which something was left
/// out.
Expected<Tournament, StoreError> readWhatFits(Database& database, std::set<QString>& impossible);

} // namespace pairwright
