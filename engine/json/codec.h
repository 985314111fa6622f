#pragma once

#include "engine/base/enum_names.h"
#include "engine/base/ids.h"
#include "engine/base/score.h"
#include "engine/json/value.h"
#include "engine/systems.h"
#include "engine/tiebreaks/descriptor.h"

#include <concepts>
#include <limits>
#include <map>
#include <utility>

/// Values to and from JSON. One describe(visit, value) per struct, in any header that the translation
/// unit includes, serves both directions: Writer and Reader visit the same fields.
namespace pairwright {

template <class T, class U>
concept Like = std::same_as<std::remove_const_t<T>, U>;

namespace json {

/// A type that is one JSON value: `static Value write(const T&)` and `static bool read(const Value&, T&)`, which is
/// false where the value does not fit.
template <class T>
struct Codec;

template <class T>
concept Coded = requires(const T& value)
{
    Codec<T>::write(value);
};

template <class T>
struct IsVector : std::false_type {
};
template <class T>
struct IsVector<std::vector<T>> : std::true_type {
};
template <class T>
struct IsOptional : std::false_type {
};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {
};
template <class T>
struct IsRoundMap : std::false_type {
};
template <class T>
struct IsRoundMap<std::map<RoundNumber, T>> : std::true_type {
};

template <class T>
struct IsVariant : std::false_type {
};
template <class... T>
struct IsVariant<std::variant<T...>> : std::true_type {
};

template <class T>
struct IsPair : std::false_type {
};
template <class A, class B>
struct IsPair<std::pair<A, B>> : std::true_type {
};

/// Collects the fields of one struct. An optional without a value leaves its field out.
class Writer {
public:
    template <class T>
    void operator()(const char* key, const T& value);
    /// A field that older files do not have.
    template <class T>
    void orDefault(const char* key, const T& value)
    {
        (*this)(key, value);
    }
    Object object;
};

/// Fills the fields of one struct; `ok` turns false at the first field that does not fit.
class Reader {
public:
    /// What is no object has no fields.
    explicit Reader(const Value& from)
        : object(from.object())
    {
    }
    template <class T>
    void operator()(const char* key, T& value);
    /// A field that older files do not have: `value` stays as it is then.
    template <class T>
    void orDefault(const char* key, T& value)
    {
        if (has(key))
            (*this)(key, value);
    }
    [[nodiscard]] bool has(const char* key) const { return object.contains(key); }
    const Object& object; ///< lives as long as the value read from
    bool ok = true;
};

/// Whole numbers that fit; 64 bits without sign are a text, as readers take JSON numbers for doubles.
template <std::integral T>
requires(!std::same_as<T, bool>) struct Codec<T> {
    static Value write(T value)
    {
        if constexpr (std::same_as<T, std::uint64_t>)
            return std::to_string(value);
        else
            return value;
    }
    static bool read(const Value& from, T& value)
    {
        if constexpr (std::same_as<T, std::uint64_t>) {
            const std::string& text = from.text();
            value = 0;
            for (const char c : text) {
                const auto digit = static_cast<std::uint64_t>(c - '0');
                if (c < '0' || c > '9' || value > (std::numeric_limits<T>::max() - digit) / 10)
                    return false;
                value = value * 10 + digit;
            }
            return !text.empty();
        } else {
            const auto* number = from.as<std::int64_t>();
            if (number == nullptr || !std::in_range<T>(*number))
                return false;
            value = static_cast<T>(*number);
            return true;
        }
    }
};

template <>
struct Codec<bool> {
    static Value write(bool value) { return value; }
    static bool read(const Value& from, bool& value)
    {
        const auto* yes = from.as<bool>();
        value = yes != nullptr && *yes;
        return yes != nullptr;
    }
};

template <>
struct Codec<std::string> {
    static Value write(const std::string& value) { return value; }
    static bool read(const Value& from, std::string& value)
    {
        value = from.text();
        return from.as<std::string>() != nullptr;
    }
};

template <class T>
requires std::same_as<T, Tpn> || std::same_as<T, RoundNumber>
struct Codec<T> {
    static Value write(T value) { return value.value; }
    static bool read(const Value& from, T& value) { return Codec<std::int32_t>::read(from, value.value); }
};

template <>
struct Codec<Score> {
    static Value write(Score value) { return value.tenths; }
    static bool read(const Value& from, Score& value) { return Codec<std::int32_t>::read(from, value.tenths); }
};

template <>
struct Codec<TieBreak> {
    static Value write(const TieBreak& value) { return toString(value); }
    static bool read(const Value& from, TieBreak& value)
    {
        const auto parsed = parseTieBreak(from.text(), Entrants::teams);
        if (parsed)
            value = *parsed;
        return parsed.hasValue();
    }
};

/// An object: the choices by their keys.
template <>
struct Codec<SystemOptions> {
    static Value write(const SystemOptions& value)
    {
        Object object;
        for (const auto& [key, choice] : value.chosen())
            object.insert(key, choice);
        return object;
    }
    static bool read(const Value& from, SystemOptions& value)
    {
        value = {};
        for (const Member& member : from.object().members()) {
            const SystemOption* option = findOption(member.key);
            if (option == nullptr || !option->has(member.value.text()))
                return false;
            value.set(*option, member.value.text());
        }
        return from.isObject();
    }
};

template <class T>
Value write(const T& value)
{
    if constexpr (Coded<T>) {
        return Codec<T>::write(value);
    } else if constexpr (NamedEnum<T>) {
        return keyOf(value);
    } else if constexpr (IsOptional<T>::value) {
        return value ? write(*value) : Value();
    } else if constexpr (IsVariant<T>::value) {
        return std::visit([](const auto& one) { return write(one); }, value); // what it is follows from its place
    } else if constexpr (IsVector<T>::value) {
        Array array;
        array.reserve(value.size());
        for (const auto& item : value)
            array.push_back(write(item));
        return array;
    } else if constexpr (IsPair<T>::value) {
        return Array{write(value.first), write(value.second)};
    } else if constexpr (IsRoundMap<T>::value) {
        Object object;
        for (const auto& [round, item] : value)
            object.insert(std::to_string(round.value), write(item));
        return object;
    } else {
        Writer writer;
        describe(writer, value);
        return std::move(writer.object);
    }
}

template <class T>
bool read(const Value& from, T& value)
{
    if constexpr (Coded<T>) {
        return Codec<T>::read(from, value);
    } else if constexpr (NamedEnum<T>) {
        const auto found = fromKey<T>(from.text());
        if (found)
            value = *found;
        return found.has_value();
    } else if constexpr (IsOptional<T>::value) {
        value.reset();
        return from.isNull() || read(from, value.emplace());
    } else if constexpr (IsVector<T>::value) {
        value.clear();
        for (const Value& item : from.array())
            if (!read(item, value.emplace_back()))
                return false;
        return from.isArray();
    } else if constexpr (IsPair<T>::value) {
        const Array& array = from.array();
        return array.size() == 2 && read(array[0], value.first) && read(array[1], value.second);
    } else if constexpr (IsRoundMap<T>::value) {
        value.clear();
        for (const Member& member : from.object().members()) {
            const auto key = parse(member.key);
            RoundNumber round;
            if (!key || !read(*key, round) || !read(member.value, value[round]))
                return false;
        }
        return from.isObject();
    } else {
        Reader reader(from);
        describe(reader, value);
        return reader.ok && from.isObject();
    }
}

template <class T>
void Writer::operator()(const char* key, const T& value)
{
    if constexpr (IsOptional<T>::value) {
        if (!value)
            return;
    }
    object.insert(key, write(value));
}

template <class T>
void Reader::operator()(const char* key, T& value)
{
    if (ok)
        ok = read(object[key], value);
}

} // namespace json
} // namespace pairwright
