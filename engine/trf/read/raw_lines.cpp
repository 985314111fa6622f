#include "engine/trf/read/raw_lines.h"

#include "engine/trf/text/text.h"

#include <algorithm>
#include <array>

namespace pairwright::trf {

namespace {

constexpr std::string_view utf8Mark = "\xEF\xBB\xBF";
constexpr char endOfFileMark = '\x1A'; ///< DOS programs end text files with it
constexpr std::size_t tabWidth = 8;
/// Wider than any record with columns: what comes after is free text, where a tab is a blank like others.
constexpr std::size_t widestRecord = 4096;

constexpr std::array<std::string_view, 19> headerCodes{"012", "022", "032", "042", "052", "062", "072",
                                                       "082", "092", "102", "112", "122", "132", "172",
                                                       "182", "192", "202", "212", "222"};

bool isHeaderCode(std::string_view code)
{
    return std::find(headerCodes.begin(), headerCodes.end(), code) != headerCodes.end();
}

std::u32string withoutTabs(std::u32string_view text)
{
    std::u32string result;
    for (const char32_t c : text) {
        if (c == U'\t')
            result.append(result.size() < widestRecord ? tabWidth - result.size() % tabWidth : 1, U' ');
        else
            result.push_back(c);
    }
    return result;
}

/// Blanks before the record code, or a header text that starts right behind it.
std::u32string unshifted(std::u32string text, int number, Collected& collected)
{
    const std::size_t start = text.find_first_not_of(U' ');
    const std::string code = toUtf8(std::u32string_view(text).substr(start, 3));
    const bool indented = start > 0 && (code == "001" || isHeaderCode(code));
    if (indented)
        text.erase(0, start);
    const bool glued = isHeaderCode(code) && text.size() > 3 && text[3] != U' ';
    if (glued && (indented || start == 0))
        text.insert(3, 1, U' ');
    if (indented || (glued && start == 0))
        collected.repair(number, RepairCode::shiftedLine);
    return text;
}

std::u32string cleaned(std::u32string text, int number, Collected& collected)
{
    if (text.find(U'\t') != std::u32string::npos) {
        text = withoutTabs(text);
        collected.repair(number, RepairCode::tabs);
    }
    if (std::any_of(text.begin(), text.end(), isControl)) {
        std::replace_if(text.begin(), text.end(), isControl, U' ');
        collected.repair(number, RepairCode::controlCharacters);
    }
    while (!text.empty() && text.back() == U' ')
        text.pop_back();
    return text.empty() ? text : unshifted(std::move(text), number, collected);
}

std::optional<std::u32string> decoded(std::string_view bytes, Collected& collected)
{
    if (auto text = fromUtf16(bytes))
        return text;
    if (bytes.starts_with(utf8Mark))
        bytes.remove_prefix(utf8Mark.size());
    while (!bytes.empty() && bytes.back() == endOfFileMark)
        bytes.remove_suffix(1);
    if (bytes.find('\0') != std::string_view::npos)
        return std::nullopt;
    if (auto text = fromUtf8(bytes))
        return text;
    collected.repair(0, RepairCode::windows1252);
    return fromWindows1252(bytes);
}

} // namespace

std::optional<std::vector<Line>> splitLines(std::string_view bytes, Collected& collected)
{
    const auto text = decoded(bytes, collected);
    if (!text)
        return std::nullopt;
    std::vector<Line> lines;
    int number = 1;
    for (std::size_t begin = 0; begin < text->size() && lines.size() <= maxLines; ++number) {
        const std::size_t end = std::min(text->find_first_of(U"\r\n", begin), text->size());
        if (std::u32string line = cleaned(text->substr(begin, end - begin), number, collected); !line.empty())
            lines.emplace_back(number, std::move(line));
        const bool pair = end + 1 < text->size() && (*text)[end] == U'\r' && (*text)[end + 1] == U'\n';
        begin = end + (pair ? 2 : 1);
    }
    return lines;
}

} // namespace pairwright::trf
