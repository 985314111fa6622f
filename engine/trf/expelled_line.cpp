#include "engine/trf/expelled_line.h"

#include <charconv>

namespace pairwright::trf {

namespace {

constexpr std::string_view expelledStart = "### Expelled @ Round ";

} // namespace

std::string toText(const ExpelledLine& line)
{
    return std::string(expelledStart) + std::to_string(line.from.value) + ": " + std::to_string(line.player.value);
}

std::optional<ExpelledLine> readExpelledLine(std::string_view text)
{
    if (!text.starts_with(expelledStart))
        return std::nullopt;
    ExpelledLine read{};
    const char* end = text.data() + text.size();
    const auto round = std::from_chars(text.data() + expelledStart.size(), end, read.from.value);
    if (round.ec != std::errc{} || end - round.ptr < 3 || std::string_view(round.ptr, 2) != ": ")
        return std::nullopt;
    const auto player = std::from_chars(round.ptr + 2, end, read.player.value);
    return player.ec == std::errc{} && player.ptr == end && read.from.value > 0 ? std::optional(read) : std::nullopt;
}

} // namespace pairwright::trf
