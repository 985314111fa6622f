#pragma once

#include "app/domain/player.h"
#include "app/formats/trf/import.h"
#include "engine/trf/document.h"

#include <vector>

namespace pairwright {

/// Personal data of a 001 record; what has no place is noted.
PlayerData playerDataFromTrf(const trf::Player& player, PlayerKey key, std::vector<TrfImportNote>& notes);

} // namespace pairwright
