#include "engine/trf/text/line.h"

#include "engine/trf/text/text.h"

namespace pairwright::trf {

char32_t Line::at(int column) const
{
    return column >= 1 && column <= length() ? text_[static_cast<std::size_t>(column - 1)] : U' ';
}

std::string Line::columns(int first, int last) const
{
    while (first <= last && isBlankAt(first) && first <= length())
        ++first;
    last = last < length() ? last : length();
    while (last >= first && isBlankAt(last))
        --last;
    if (first > last)
        return {};
    const auto begin = static_cast<std::size_t>(first - 1);
    return toUtf8(std::u32string_view(text_).substr(begin, static_cast<std::size_t>(last) - begin));
}

} // namespace pairwright::trf
