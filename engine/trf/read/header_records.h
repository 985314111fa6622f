#pragma once

#include "engine/trf/read/collected.h"
#include "engine/trf/text/line.h"

namespace pairwright::trf {

enum class RecordFate : std::uint8_t {
    unknown, ///< not one of ours: keep the line
    read,
    unreadable, ///< ours, but it could not be understood and does not matter for pairing: keep the line
};

/// Reads the records 012 to 132, 172, 182, 192, 202, 212 and 222 and our `###` comments.
RecordFate readHeaderRecord(const Line& line, Collected& collected);

} // namespace pairwright::trf
