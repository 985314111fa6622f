#pragma once

#include "engine/trf/read/collected.h"
#include "engine/trf/text/line.h"

namespace pairwright::trf {

/// Reads 162, XXS and BBW BBD BBL BBZ BBF BBU. The value says whether the line was one of them.
Expected<bool, ReadError> readPointRecord(const Line& line, Collected& collected);

/// What the point records say together: 162 first, then BB, then XXS, which is the most precise.
/// Fails when two of them contradict each other.
Expected<PointSystem, ReadError> combinedPoints(const Collected& collected);

} // namespace pairwright::trf
