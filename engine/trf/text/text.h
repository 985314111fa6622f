#pragma once

#include "engine/base/score.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pairwright::trf {

/// Strict UTF-8: no value when a byte sequence is malformed, overlong, a surrogate or beyond U+10FFFF.
std::optional<std::u32string> fromUtf8(std::string_view bytes);
/// UTF-16 that says so with its mark at the start, of either order of bytes; no value for anything else.
std::optional<std::u32string> fromUtf16(std::string_view bytes);
/// Every byte has a meaning; the five unassigned ones become blanks.
std::u32string fromWindows1252(std::string_view bytes);
std::string toUtf8(std::u32string_view text);

/// True for C0 and C1 control characters, and for those of Unicode that end lines or turn the direction of text.
bool isControl(char32_t character);

std::string_view trimmed(std::string_view text);
/// The parts between blanks.
std::vector<std::string_view> words(std::string_view text);
/// ASCII letters only; other characters stay.
std::string upperCase(std::string_view text);
std::string lowerCase(std::string_view text);

/// A whole number of at most nine digits, nothing else around it.
std::optional<int> parseNumber(std::string_view text);
/// "11.5", "11,5", "11": exact in tenths, not negative.
std::optional<Score> parsePoints(std::string_view text);

} // namespace pairwright::trf
