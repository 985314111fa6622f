#pragma once

#include "ui/frame/desk.h"

namespace pairwright {

/// Who gets what, to the clipboard: as text with tabs and as an HTML table.
void copyPrizes(const Tournament& tournament);

enum class PrizesFile : std::uint8_t { csv, xlsx, fund };

/// Asks where to, writes, and tells how it went.
void savePrizes(Desk& desk, PrizesFile format);

} // namespace pairwright
