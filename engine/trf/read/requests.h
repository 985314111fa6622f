#pragma once

#include "engine/trf/read/collected.h"

namespace pairwright::trf {

/// Moves the cells after the last paired round, the 240 records and XXZ into `document.requests`; a 240
/// record of a paired round must say what the cell says. Expects `document.players` with all their cells.
Outcome collectRequests(const Collected& collected, int pairedRounds, Document& document);

} // namespace pairwright::trf
