#pragma once

#include "app/storage/database.h"

#include <QByteArray>

namespace pairwright {

/// A fingerprint of everything that the tables hold, journal included: equal for two files that say the same, however
/// their pages lie. Of the current revision of the schema.
Expected<QByteArray, StoreError> contentDigest(Database& database);

} // namespace pairwright
