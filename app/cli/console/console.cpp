#include "app/cli/console/console.h"

#include "app/domain/text/visible_text.h"

#include <algorithm>
#include <cstdio>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace pairwright::cli {

namespace {

bool isTerminal()
{
#ifdef _WIN32
    static const bool terminal = _isatty(_fileno(stderr)) != 0;
#else
    static const bool terminal = isatty(STDERR_FILENO) != 0;
#endif
    return terminal;
}

std::string visible(std::string_view text)
{
    return visibleLines(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))).toStdString();
}

} // namespace

void Console::print(std::string_view text)
{
    output_ += visible(text);
}

void Console::say(std::string_view line) const
{
    std::string text = "pairwright-cli: " + std::string(line);
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    text = visible(text) + '\n';
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

void Console::progress(std::size_t done, std::size_t all)
{
    if (!isTerminal())
        return;
    std::fprintf(stderr, "\r%zu of %zu", done, all);
    showsProgress_ = true;
}

void Console::endProgress()
{
    if (showsProgress_)
        std::fputs("\r\033[K", stderr);
    showsProgress_ = false;
}

bool Console::flush()
{
    const bool written = std::fwrite(output_.data(), 1, output_.size(), stdout) == output_.size();
    const bool flushed = std::fflush(stdout) == 0;
    output_.clear();
    return written && flushed;
}

} // namespace pairwright::cli
