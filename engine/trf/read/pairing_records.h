#pragma once

#include "engine/trf/read/collected.h"
#include "engine/trf/text/line.h"

namespace pairwright::trf {

/// Reads the records that decide about pairings: 142, 152, 240, 250, 260 and XXR, XXC, XXZ, XXA, XXP.
/// They are refused when they cannot be understood, for a pairing without them would be another one.
/// The value says whether the line was one of them.
Expected<bool, ReadError> readPairingRecord(const Line& line, Collected& collected);

} // namespace pairwright::trf
