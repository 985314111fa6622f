#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

/// JSON as plain values, for everything that the program writes: files, command line, library.
namespace pairwright::json {

class Value;
struct Member;
using Array = std::vector<Value>;

/// Members in the order of their keys (bytes), so that equal values have equal texts.
class Object {
public:
    Object();
    Object(std::initializer_list<Member> members);
    /// In any order; of several with one key the last holds.
    explicit Object(std::vector<Member>&& members);
    // Made where Member is known: clang asks for it at the first use in Value.
    Object(const Object& other);
    Object(Object&& other) noexcept;
    Object& operator=(const Object& other);
    Object& operator=(Object&& other) noexcept;
    ~Object();

    /// Replaces what the key had.
    void insert(std::string_view key, Value value);
    [[nodiscard]] bool contains(std::string_view key) const { return find(key) != nullptr; }
    [[nodiscard]] const Value* find(std::string_view key) const;
    /// null where there is no such member.
    [[nodiscard]] const Value& operator[](std::string_view key) const;
    [[nodiscard]] const std::vector<Member>& members() const { return members_; }
    friend bool operator==(const Object& a, const Object& b);

private:
    std::vector<Member> members_;
};

/// null, a boolean, a number, a text (UTF-8), an array or an object. Numbers without a fraction stay whole.
class Value {
public:
    Value() = default;
    Value(bool value)
        : content_(value)
    {
    }
    template <class T>
    requires(std::is_integral_v<T> && !std::is_same_v<T, bool>) Value(T value)
        : content_(static_cast<std::int64_t>(value))
    {
    }
    Value(double value)
        : content_(value)
    {
    }
    Value(std::string value)
        : content_(std::move(value))
    {
    }
    Value(std::string_view value)
        : content_(std::string(value))
    {
    }
    Value(const char* value)
        : content_(std::string(value))
    {
    }
    Value(Array value)
        : content_(std::move(value))
    {
    }
    Value(Object value)
        : content_(std::move(value))
    {
    }
    template <class T>
    Value(const std::optional<T>& value)
    {
        if (value)
            *this = Value(*value);
    }

    [[nodiscard]] bool isNull() const { return std::holds_alternative<std::monostate>(content_); }
    [[nodiscard]] bool isObject() const { return std::holds_alternative<Object>(content_); }
    [[nodiscard]] bool isArray() const { return std::holds_alternative<Array>(content_); }
    /// nullptr where it is something else.
    template <class T>
    [[nodiscard]] const T* as() const
    {
        return std::get_if<T>(&content_);
    }
    /// Empty where it is something else.
    [[nodiscard]] const Object& object() const;
    [[nodiscard]] const Array& array() const;
    [[nodiscard]] const std::string& text() const;

    [[nodiscard]] const auto& content() const { return content_; }
    friend bool operator==(const Value&, const Value&) = default;

private:
    std::variant<std::monostate, bool, std::int64_t, double, std::string, Array, Object> content_;
};

struct Member {
    std::string key;
    Value value;
    friend bool operator==(const Member&, const Member&) = default;
};

/// One line without blanks. Only quotation mark, backslash and control characters are escaped.
std::string compact(const Value& value);

/// A whole JSON text; no value if it is none, or nested deeper than 512.
std::optional<Value> parse(std::string_view text);

} // namespace pairwright::json
