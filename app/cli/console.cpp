#include "app/cli/console.h"

#include <algorithm>
#include <cstdio>

namespace pairwright::cli {

void Console::say(std::string_view line) const
{
    std::string text = "pairwright-cli: " + std::string(line);
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    text += '\n';
    // Nowhere is left to report that standard error cannot be written.
    [[maybe_unused]] const std::size_t written = std::fwrite(text.data(), 1, text.size(), stderr);
}

void Console::sayAll(const std::vector<std::string>& lines) const
{
    constexpr std::size_t most = 20;
    for (std::size_t i = 0; i < lines.size() && i < most; ++i)
        say(lines[i]);
    if (lines.size() > most)
        say("... and " + std::to_string(lines.size() - most) + " more remarks");
}

bool Console::flush()
{
    const bool written = std::fwrite(output_.data(), 1, output_.size(), stdout) == output_.size();
    const bool flushed = std::fflush(stdout) == 0;
    output_.clear();
    return written && flushed;
}

} // namespace pairwright::cli
