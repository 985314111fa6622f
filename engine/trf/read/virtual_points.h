#pragma once

#include "engine/trf/read/collected.h"

namespace pairwright::trf {

/// Puts the virtual points of 250 and XXA into the players. Where a file has both, they must agree.
Outcome collectVirtualPoints(const Collected& collected, Document& document);

} // namespace pairwright::trf
