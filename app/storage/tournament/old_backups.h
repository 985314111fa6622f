#pragma once

#include "app/storage/sql/database.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace pairwright {

/// Removes the oldest of these backups, so that `keep` are left of those that count: they can be read, hold the
/// tournament of `now`, and the last step in them is one that it has done as well. Older is what holds fewer steps; of
/// equals, what comes later in the list. What does not count stays: it may hold what is nowhere else.
void removeOldBackups(const std::vector<QString>& backups, std::size_t keep, Database& now);

} // namespace pairwright
