#include "engine/trf/text/line_builder.h"

#include "engine/trf/text/text.h"

#include <algorithm>

namespace pairwright::trf {

namespace {

/// Text of our own making is UTF-8; anything else came from a caller and is shown as well as possible.
std::u32string decoded(std::string_view text)
{
    auto characters = fromUtf8(text);
    return characters ? *std::move(characters) : fromWindows1252(text);
}

std::size_t widthOf(int first, int last)
{
    return static_cast<std::size_t>(last) - static_cast<std::size_t>(first) + 1;
}

} // namespace

LineBuilder::LineBuilder(std::string_view code)
    : text_(decoded(code))
{
}

bool LineBuilder::left(int first, int last, std::string_view text)
{
    const std::u32string characters = decoded(text);
    const std::size_t shown = std::min(characters.size(), widthOf(first, last));
    place(first, std::u32string_view(characters).substr(0, shown));
    return shown == characters.size();
}

bool LineBuilder::right(int first, int last, std::string_view text)
{
    const std::u32string characters = decoded(text);
    const std::size_t shown = std::min(characters.size(), widthOf(first, last));
    place(last - static_cast<int>(shown) + 1, std::u32string_view(characters).substr(0, shown));
    return shown == characters.size();
}

void LineBuilder::append(std::string_view text)
{
    text_ += decoded(text);
}

void LineBuilder::place(int first, std::u32string_view text)
{
    const auto begin = static_cast<std::size_t>(first - 1);
    if (text_.size() < begin + text.size())
        text_.resize(begin + text.size(), U' ');
    std::copy(text.begin(), text.end(), text_.begin() + static_cast<std::ptrdiff_t>(begin));
}

std::u32string LineBuilder::take() &&
{
    while (!text_.empty() && text_.back() == U' ')
        text_.pop_back();
    return std::move(text_);
}

} // namespace pairwright::trf
