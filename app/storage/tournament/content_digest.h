#pragma once

#include "app/storage/sql/database.h"

#include <QByteArray>

#include <cstdint>

namespace pairwright {

enum class DigestOf : std::uint8_t {
    everything,
    whatIsShared, ///< not what is private of players: it is the same for a copy that leaves that out
};

/// A fingerprint of everything that the tables hold, journal included: equal for two files that say the same, however
/// their pages lie. Of the current revision of the schema.
Expected<QByteArray, StoreError> contentDigest(Database& database, DigestOf what = DigestOf::everything);

} // namespace pairwright
