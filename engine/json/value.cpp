#include "engine/json/value.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace pairwright::json {

namespace {

void writeText(std::string& out, std::string_view text)
{
    constexpr std::string_view digits = "0123456789abcdef";
    constexpr unsigned firstPrintable = 0x20;
    out += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        switch (c) {
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\b': out += "\\b"; break;
        case '\f': out += "\\f"; break;
        case '\n': out += "\\n"; break;
        case '\r': out += "\\r"; break;
        case '\t': out += "\\t"; break;
        default:
            if (byte >= firstPrintable)
                out += c;
            else
                (out += "\\u00") += {digits[byte / digits.size()], digits[byte % digits.size()]};
        }
    }
    out += '"';
}

/// The shortest decimal number that reads back as this one.
void writeNumber(std::string& out, double number)
{
    constexpr std::size_t longest = 352; // in fixed notation
    std::array<char, longest> text{};
    const auto end = std::to_chars(text.begin(), text.end(), number, std::chars_format::fixed).ptr;
    out += std::isfinite(number) ? std::string_view(text.data(), static_cast<std::size_t>(end - text.data())) : "null";
}

struct Write {
    std::string& out;
    void operator()(std::monostate) const { out += "null"; }
    void operator()(bool value) const { out += value ? "true" : "false"; }
    void operator()(std::int64_t value) const { out += std::to_string(value); }
    void operator()(double value) const { writeNumber(out, value); }
    void operator()(const std::string& value) const { writeText(out, value); }
    void operator()(const Array& value) const
    {
        out += '[';
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (i > 0)
                out += ',';
            std::visit(*this, value[i].content());
        }
        out += ']';
    }
    void operator()(const Object& value) const
    {
        out += '{';
        for (const Member& member : value.members()) {
            if (&member != &value.members().front())
                out += ',';
            writeText(out, member.key);
            out += ':';
            std::visit(*this, member.value.content());
        }
        out += '}';
    }
};

auto placeOf(const std::vector<Member>& members, std::string_view key)
{
    return std::lower_bound(members.begin(), members.end(), key,
                            [](const Member& member, std::string_view wanted) { return member.key < wanted; });
}

} // namespace

Object::Object() = default;
Object::Object(const Object& other) = default;
Object::Object(Object&& other) noexcept = default;
Object& Object::operator=(const Object& other) = default;
Object& Object::operator=(Object&& other) noexcept = default;
Object::~Object() = default;

Object::Object(std::initializer_list<Member> members)
    : Object(std::vector<Member>(members))
{
}

Object::Object(std::vector<Member>&& members)
    : members_(std::move(members))
{
    const auto precedes = [](const Member& a, const Member& b) {
        return a.key < b.key;
    };
    const auto isOfTheSame = [](const Member& a, const Member& b) {
        return a.key == b.key;
    };
    if (!std::is_sorted(members_.begin(), members_.end(), precedes))
        std::stable_sort(members_.begin(), members_.end(), precedes);
    // What is passed over ends up in front.
    const auto last = std::unique(members_.rbegin(), members_.rend(), isOfTheSame);
    members_.erase(members_.begin(), last.base());
}

void Object::insert(std::string_view key, Value value)
{
    const auto place = members_.begin() + (placeOf(members_, key) - members_.cbegin());
    if (place != members_.end() && place->key == key)
        place->value = std::move(value);
    else
        members_.insert(place, Member{std::string(key), std::move(value)});
}

const Value* Object::find(std::string_view key) const
{
    const auto place = placeOf(members_, key);
    return place != members_.end() && place->key == key ? &place->value : nullptr;
}

const Value& Object::operator[](std::string_view key) const
{
    static const Value null;
    const Value* found = find(key);
    return found != nullptr ? *found : null;
}

bool operator==(const Object& a, const Object& b)
{
    return a.members_ == b.members_;
}

const Object& Value::object() const
{
    static const Object none;
    const auto* object = as<Object>();
    return object != nullptr ? *object : none;
}

const Array& Value::array() const
{
    static const Array none;
    const auto* array = as<Array>();
    return array != nullptr ? *array : none;
}

const std::string& Value::text() const
{
    static const std::string none;
    const auto* text = as<std::string>();
    return text != nullptr ? *text : none;
}

std::string compact(const Value& value)
{
    std::string out;
    std::visit(Write{out}, value.content());
    return out;
}

} // namespace pairwright::json
