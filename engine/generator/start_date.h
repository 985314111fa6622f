#pragma once

#include "engine/systems.h"
#include "engine/tiebreaks/tie_break.h"
#include "engine/trf/player.h"

namespace pairwright::generator {

/// A day on which the edition was in force: file codes without a year, and the tie-breaks, go by it.
trf::Date startDate(SystemEdition system);
/// By which the standings of an event that began then are made.
TieBreakRules rulesFor(SystemEdition system);

} // namespace pairwright::generator
