#include "tests/checks/layers/chained_arg.h"

#include <algorithm>
#include <cctype>

namespace pairwright::layers {

namespace {

constexpr std::string_view call = ".arg(";

/// Behind the string or character that begins at `at`.
std::size_t behindQuoted(std::string_view text, std::size_t at)
{
    const char quote = text[at];
    for (++at; at < text.size() && text[at] != quote; ++at)
        at += text[at] == '\\' ? 1U : 0U;
    return std::min(at + 1, text.size());
}

/// Behind the parenthesis that closes the one at `open`.
std::size_t behindClosing(std::string_view text, std::size_t open)
{
    int depth = 0;
    for (std::size_t at = open; at < text.size();) {
        if (text[at] == '"' || text[at] == '\'') {
            at = behindQuoted(text, at);
            continue;
        }
        depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
        ++at;
        if (depth == 0)
            return at;
    }
    return text.size();
}

} // namespace

std::vector<int> chainedArgs(std::string_view text)
{
    std::vector<int> lines;
    for (std::size_t at = text.find(call); at != std::string_view::npos; at = text.find(call, at + 1)) {
        std::size_t next = behindClosing(text, at + call.size() - 1);
        while (next < text.size() && std::isspace(static_cast<unsigned char>(text[next])) != 0)
            ++next;
        if (text.substr(next, call.size()) == call)
            lines.push_back(1 + static_cast<int>(std::count(text.begin(), text.begin() + at, '\n')));
    }
    return lines;
}

} // namespace pairwright::layers
