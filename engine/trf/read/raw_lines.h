#pragma once

#include "engine/trf/read/collected.h"
#include "engine/trf/text/line.h"

#include <optional>
#include <string_view>
#include <vector>

namespace pairwright::trf {

/// The lines of a file as characters: byte order mark, encoding, line ends, tabs and control characters are
/// dealt with and reported; lines without anything are left out. No value for binary data and UTF-16.
/// Stops behind maxLines of them.
std::optional<std::vector<Line>> splitLines(std::string_view bytes, Collected& collected);

} // namespace pairwright::trf
