#pragma once

#include "app/domain/ratings/rating_list.h"

#include <string>
#include <string_view>

/// Fields of rating lists in bytes, as every reader cleans them.
namespace pairwright {

std::string_view trimmed(std::string_view text);

/// A whole number, 0 for an empty text. Anything else counts as unreadable and is 0.
int numberFrom(std::string_view text, ListRepairs& repairs);

/// UTF-8 without control characters. Bytes that are no UTF-8 are read as Windows-1252. `buffer` holds what had to be
/// changed; plain text passes through as it is.
std::string_view cleanText(std::string_view text, std::string& buffer, ListRepairs& repairs);

/// "g" and "wg" as "GM" and "WGM"; titles that we do not know stay, and are counted.
std::string_view titleFrom(std::string_view text, ListRepairs& repairs);

/// "M" or "F", or nothing.
std::string_view sexFrom(std::string_view text);

} // namespace pairwright
