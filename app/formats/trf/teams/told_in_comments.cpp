#include "app/formats/trf/teams/told_in_comments.h"

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

constexpr std::string_view mark = "### TRF26 ";

/// Calls `take` with each line and its end.
template <class Take>
void forEachLine(std::string_view text, Take take)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        take(text.substr(0, end));
        text.remove_prefix(end);
    }
}

/// TRF16 has it, or it is a table to be read by people.
bool isToldOtherwise(std::string_view line)
{
    constexpr std::array<std::string_view, 16> codes{"001", "012", "013", "022", "032", "042", "052", "062",
                                                     "072", "082", "092", "102", "112", "122", "801", "802"};
    return std::ranges::find(codes, line.substr(0, 3)) != codes.end() || line.starts_with("132");
}

bool has(std::string_view text, std::string_view start)
{
    bool found = false;
    forEachLine(text, [&](std::string_view line) { found = found || line.starts_with(start); });
    return found;
}

} // namespace

std::string commentsOf(std::string_view trf26)
{
    std::string comments;
    forEachLine(trf26, [&comments](std::string_view line) {
        if (!isToldOtherwise(line))
            comments.append(line.starts_with("###") ? std::string_view() : mark).append(line);
    });
    return comments;
}

std::string withRecordsOfComments(std::string_view text)
{
    if (!has(text, std::string(mark) + "310 ") || has(text, "310 "))
        return std::string(text);
    std::string records;
    forEachLine(text, [&records](std::string_view line) {
        if (line.starts_with("013 "))
            line.remove_prefix(std::min(line.size(), line.find_last_not_of("\r\n") + 1));
        else if (line.starts_with(mark))
            line.remove_prefix(mark.size());
        records.append(line);
    });
    return records;
}

} // namespace pairwright
