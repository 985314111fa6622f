#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace pairwright {

/// Stable names of an enumeration in files and answers, `names` in the order of its values: add at the end, never
/// rename. Specialised where the enumeration is at home, or where its JSON is.
template <class E>
struct EnumNames;

template <class E>
concept NamedEnum = requires
{
    EnumNames<E>::names;
};

template <NamedEnum E>
constexpr std::string_view keyOf(E value)
{
    return EnumNames<E>::names.at(static_cast<std::size_t>(value));
}

/// No value when the text names nothing: a file of a newer program, or a damaged one.
template <NamedEnum E>
constexpr std::optional<E> fromKey(std::string_view text)
{
    for (std::size_t i = 0; i < EnumNames<E>::names.size(); ++i)
        if (text == EnumNames<E>::names.at(i))
            return static_cast<E>(i);
    return std::nullopt;
}

} // namespace pairwright
