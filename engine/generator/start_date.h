#pragma once

#include "engine/systems.h"
#include "engine/trf/player.h"

namespace pairwright::generator {

/// A day on which the edition was in force: file codes without a year, and the tie-breaks, go by it.
trf::Date startDate(SystemEdition system);

} // namespace pairwright::generator
