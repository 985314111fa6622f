#pragma once

#include "engine/trf/player.h"
#include "engine/trf/text/line.h"

#include <optional>
#include <string>
#include <utility>

namespace pairwright::trf {

/// Reads a national rating record (NRS): its first columns name a federation, the rest is like 001. No value
/// when the line says anything that writing it again would lose: other programs have records that look alike.
std::optional<std::pair<FileId, NationalRecord>> readNationalRecord(const Line& line);

std::u32string formatNationalRecord(FileId player, const NationalRecord& record);

} // namespace pairwright::trf
