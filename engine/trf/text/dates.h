#pragma once

#include "engine/trf/player.h"

#include <optional>
#include <string>
#include <string_view>

namespace pairwright::trf {

/// Reads "2026/02/01", also with . or -, day first ("01.02.2026"), "2026/02", "2026" and zeros for
/// unknown parts; two-digit years as of record 132 ("26/02/01"). No value when it is no date.
std::optional<Date> parseDate(std::string_view text);

/// "2026/02/01", zeros for unknown parts.
std::string toTrf(const Date& date);
/// "26/02/01": record 132.
std::string toShortTrf(const Date& date);

} // namespace pairwright::trf
