#pragma once

#include "app/storage/sql/database.h"
#include "app/storage/store.h"

#include <QString>

namespace pairwright {

/// What the tables of the current revision hold, whether or not it holds together.
Expected<Store::Content, StoreError> readContentAsItIs(Database& database);

/// Everything that a session relies on, and that it holds; `path` stands for the place.
Expected<Store::Content, OpenError> readContent(Database& database, const QString& path);

} // namespace pairwright
