#pragma once

#include "engine/generator/settings.h"
#include "engine/trf/document.h"

namespace pairwright::generator {

/// Settings that make tournaments like this one: as many players and rounds, and its ratings, draws, forfeits, byes,
/// withdrawals, late entries, points and tie-breaks at the rates that it had. What it does not show stays away.
Settings like(const trf::Document& document, SystemEdition system);

} // namespace pairwright::generator
