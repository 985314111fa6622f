#include "engine/trf/text/text.h"

#include "engine/base/steering.h"

#include <algorithm>
#include <array>

namespace pairwright::trf {

namespace {

constexpr char32_t replacement = U' ';

/// Windows-1252 between 0x80 and 0x9F; the rest is Latin-1.
constexpr std::array<char32_t, 32> windows1252{
    0x20AC, replacement, 0x201A,      0x0192, 0x201E,      0x2026,      0x2020, 0x2021,      0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152,      replacement, 0x017D, replacement, replacement, 0x2018, 0x2019,      0x201C, 0x201D, 0x2022,
    0x2013, 0x2014,      0x02DC,      0x2122, 0x0161,      0x203A,      0x0153, replacement, 0x017E, 0x0178};

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

std::uint32_t byteAt(std::string_view bytes, std::size_t i)
{
    return static_cast<unsigned char>(bytes[i]);
}

struct Lead {
    std::size_t length = 0; ///< 0: no valid first byte
    std::uint32_t bits = 0;
    std::uint32_t smallest = 0; ///< smaller values would be overlong
};

Lead leadOf(std::uint32_t byte)
{
    if (byte < 0x80)
        return {1, byte, 0};
    if (byte >= 0xC0 && byte < 0xE0)
        return {2, byte & 0x1F, 0x80};
    if (byte >= 0xE0 && byte < 0xF0)
        return {3, byte & 0x0F, 0x800};
    if (byte >= 0xF0 && byte < 0xF8)
        return {4, byte & 0x07, 0x10000};
    return {};
}

bool isScalarValue(std::uint32_t value)
{
    return value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
}

} // namespace

std::optional<std::u32string> fromUtf8(std::string_view bytes)
{
    std::u32string text;
    text.reserve(bytes.size());
    for (std::size_t i = 0; i < bytes.size();) {
        const Lead lead = leadOf(byteAt(bytes, i));
        if (lead.length == 0 || i + lead.length > bytes.size())
            return std::nullopt;
        std::uint32_t value = lead.bits;
        for (std::size_t k = 1; k < lead.length; ++k) {
            const std::uint32_t next = byteAt(bytes, i + k);
            if ((next & 0xC0) != 0x80)
                return std::nullopt;
            value = (value << 6) | (next & 0x3F);
        }
        if (value < lead.smallest || !isScalarValue(value))
            return std::nullopt;
        text.push_back(static_cast<char32_t>(value));
        i += lead.length;
    }
    return text;
}

std::optional<std::u32string> fromUtf16(std::string_view bytes)
{
    const bool smallFirst = bytes.starts_with("\xFF\xFE");
    if ((!smallFirst && !bytes.starts_with("\xFE\xFF")) || bytes.size() % 2 != 0)
        return std::nullopt;
    std::u32string text;
    std::uint32_t first = 0; // of two that make one character
    for (std::size_t i = 2; i < bytes.size(); i += 2) {
        std::uint32_t value = byteAt(bytes, smallFirst ? i + 1 : i) << 8 | byteAt(bytes, smallFirst ? i : i + 1);
        const bool isSecond = value >= 0xDC00 && value <= 0xDFFF;
        if (isSecond != (first != 0) || value == 0)
            return std::nullopt;
        if (value >= 0xD800 && value <= 0xDBFF) {
            first = value;
            continue;
        }
        if (isSecond)
            value = 0x10000 + ((first - 0xD800) << 10) + (value - 0xDC00);
        first = 0;
        text.push_back(static_cast<char32_t>(value));
    }
    return first == 0 ? std::optional(text) : std::nullopt;
}

std::u32string fromWindows1252(std::string_view bytes)
{
    std::u32string text;
    text.reserve(bytes.size());
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const std::uint32_t byte = byteAt(bytes, i);
        const bool special = byte >= 0x80 && byte < 0xA0;
        text.push_back(special ? windows1252[byte - 0x80] : static_cast<char32_t>(byte));
    }
    return text;
}

std::string toUtf8(std::u32string_view text)
{
    std::string bytes;
    bytes.reserve(text.size());
    const auto push = [&bytes](char32_t value) {
        bytes.push_back(static_cast<char>(value));
    };
    for (const char32_t c : text) {
        if (c < 0x80) {
            push(c);
        } else if (c < 0x800) {
            push(0xC0 | (c >> 6));
            push(0x80 | (c & 0x3F));
        } else if (c < 0x10000) {
            push(0xE0 | (c >> 12));
            push(0x80 | ((c >> 6) & 0x3F));
            push(0x80 | (c & 0x3F));
        } else {
            push(0xF0 | (c >> 18));
            push(0x80 | ((c >> 12) & 0x3F));
            push(0x80 | ((c >> 6) & 0x3F));
            push(0x80 | (c & 0x3F));
        }
    }
    return bytes;
}

bool isControl(char32_t character)
{
    return isControlCharacter(character) || steersText(character);
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isBlank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back()))
        text.remove_suffix(1);
    return text;
}

std::vector<std::string_view> words(std::string_view text)
{
    std::vector<std::string_view> found;
    for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
        std::size_t length = 0;
        while (length < text.size() && !isBlank(text[length]))
            ++length;
        found.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return found;
}

std::string upperCase(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    return result;
}

std::string lowerCase(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

std::optional<int> parseNumber(std::string_view text)
{
    if (text.empty() || text.size() > 9)
        return std::nullopt;
    int value = 0;
    for (const char c : text) {
        if (!isDigit(c))
            return std::nullopt;
        value = value * 10 + (c - '0');
    }
    return value;
}

std::optional<Score> parsePoints(std::string_view text)
{
    const std::size_t point = text.find_first_of(".,");
    const std::optional<int> whole = point == 0 ? 0 : parseNumber(text.substr(0, std::min(point, text.size())));
    if (!whole || *whole > 99'999)
        return std::nullopt;
    if (point == std::string_view::npos)
        return Score::points(*whole);
    std::string_view decimals = text.substr(point + 1);
    while (decimals.size() > 1 && decimals.back() == '0')
        decimals.remove_suffix(1);
    if (decimals.empty())
        return point == 0 ? std::nullopt : std::optional(Score::points(*whole));
    if (decimals.size() > 1 || !isDigit(decimals.front()))
        return std::nullopt;
    return Score{*whole * 10 + (decimals.front() - '0')};
}

} // namespace pairwright::trf
