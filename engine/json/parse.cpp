#include "engine/json/value.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace pairwright::json {

namespace {

constexpr std::size_t deepest = 512;

bool isHighSurrogate(unsigned code)
{
    return code >= 0xD800 && code < 0xDC00;
}

bool isLowSurrogate(unsigned code)
{
    return code >= 0xDC00 && code < 0xE000;
}

void appendUtf8(std::string& out, unsigned code)
{
    constexpr unsigned tail = 0x3F;
    const auto byte = [&](unsigned value) {
        out += static_cast<char>(static_cast<unsigned char>(value));
    };
    if (code < 0x80) {
        byte(code);
    } else if (code < 0x800) {
        byte(0xC0 | code >> 6U);
        byte(0x80 | (code & tail));
    } else if (code < 0x10000) {
        byte(0xE0 | code >> 12U);
        byte(0x80 | (code >> 6U & tail));
        byte(0x80 | (code & tail));
    } else {
        byte(0xF0 | code >> 18U);
        byte(0x80 | (code >> 12U & tail));
        byte(0x80 | (code >> 6U & tail));
        byte(0x80 | (code & tail));
    }
}

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// An array or object, counted from 0 in the order in which they begin, and how many values it holds.
struct Container {
    std::uint32_t place = 0;
    std::uint32_t size = 0;
};

/// The containers of a text that hold more than two values: each gets the room that it needs and no more, however many
/// there are; smaller ones do so by themselves. Ends where the text is seen to be no JSON.
std::vector<Container> largeOnesIn(std::string_view text)
{
    constexpr std::uint32_t exactByItself = 2;
    std::vector<Container> large;
    std::vector<Container> open;
    std::uint32_t begun = 0;
    bool isQuoted = false;
    char before = 0;
    for (std::size_t at = 0; at < text.size() && open.size() <= deepest; ++at) {
        const char c = text[at];
        if (isQuoted) {
            at += c == '\\' ? 1 : 0;
            isQuoted = c != '"';
            continue;
        }
        if (isBlank(c))
            continue;
        if (c == ']' || c == '}') {
            if (open.empty())
                break;
            if (open.back().size > exactByItself)
                large.push_back(open.back());
            open.pop_back();
        } else {
            if (c == ',' && (before == ',' || before == '[' || before == '{'))
                break; // of commas alone there may be many
            if (!open.empty() && (c == ',' || open.back().size == 0))
                ++open.back().size;
            isQuoted = c == '"';
            if (c == '[' || c == '{')
                open.push_back({begun++, 0});
        }
        before = c;
    }
    std::sort(large.begin(), large.end(), [](const Container& a, const Container& b) { return a.place < b.place; });
    return large;
}

/// Reads from the front of what is left; every function is false where the text is not JSON.
class Parser {
public:
    explicit Parser(std::string_view text)
        : rest_(text)
        , large_(largeOnesIn(text))
    {
    }

    bool whole(Value& value)
    {
        const bool ok = read(value, 0);
        skipBlanks();
        return ok && rest_.empty();
    }

private:
    void skipBlanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size())); }

    bool take(std::string_view word)
    {
        if (!rest_.starts_with(word))
            return false;
        rest_.remove_prefix(word.size());
        return true;
    }

    bool next(char c)
    {
        skipBlanks();
        return take(std::string_view(&c, 1));
    }

    bool read(Value& value, std::size_t depth)
    {
        skipBlanks();
        if (depth > deepest || rest_.empty())
            return false;
        switch (rest_.front()) {
        case '{': return readObject(value, depth);
        case '[': return readArray(value, depth);
        case '"': {
            std::string text;
            const bool ok = readText(text);
            value = Value(std::move(text));
            return ok;
        }
        case 't': value = Value(true); return take("true");
        case 'f': value = Value(false); return take("false");
        case 'n': value = Value(); return take("null");
        default: return readNumber(value);
        }
    }

    bool readObject(Value& value, std::size_t depth)
    {
        std::vector<Member> members;
        members.reserve(nextSize());
        take("{");
        if (!next('}')) {
            do {
                Member& member = members.emplace_back();
                skipBlanks();
                if (!readText(member.key) || !next(':') || !read(member.value, depth + 1))
                    return false;
            } while (next(','));
            if (!next('}'))
                return false;
        }
        value = Value(Object(std::move(members)));
        return true;
    }

    bool readArray(Value& value, std::size_t depth)
    {
        Array array;
        array.reserve(nextSize());
        take("[");
        if (!next(']')) {
            do {
                if (!read(array.emplace_back(), depth + 1))
                    return false;
            } while (next(','));
            if (!next(']'))
                return false;
        }
        value = Value(std::move(array));
        return true;
    }

    bool readText(std::string& text)
    {
        constexpr unsigned char firstPrintable = 0x20;
        if (!take("\""))
            return false;
        while (!rest_.empty()) {
            const char c = rest_.front();
            rest_.remove_prefix(1);
            if (c == '"')
                return true;
            if (static_cast<unsigned char>(c) < firstPrintable)
                return false;
            if (c != '\\')
                text += c;
            else if (!readEscape(text))
                return false;
        }
        return false;
    }

    bool readEscape(std::string& text)
    {
        constexpr std::string_view letters = "\"\\/bfnrt";
        constexpr std::string_view meant = "\"\\/\b\f\n\r\t";
        if (rest_.empty())
            return false;
        const std::size_t which = letters.find(rest_.front());
        if (which != std::string_view::npos) {
            rest_.remove_prefix(1);
            text += meant[which];
            return true;
        }
        unsigned code = 0;
        if (!readCode(code))
            return false;
        unsigned low = 0;
        const std::string_view behind = rest_;
        if (isHighSurrogate(code) && readCode(low) && isLowSurrogate(low)) {
            code = 0x10000 + ((code - 0xD800) << 10U) + (low - 0xDC00);
        } else {
            rest_ = behind;
            if (isHighSurrogate(code) || isLowSurrogate(code))
                code = 0xFFFD; // half of a pair
        }
        appendUtf8(text, code);
        return true;
    }

    /// "u12ab", or with its backslash.
    bool readCode(unsigned& code)
    {
        constexpr std::size_t digits = 4;
        constexpr int hexadecimal = 16;
        take("\\");
        if (!take("u") || rest_.size() < digits)
            return false;
        const char* end = rest_.data() + digits;
        const auto parsed = std::from_chars(rest_.data(), end, code, hexadecimal);
        rest_.remove_prefix(digits);
        return parsed.ec == std::errc() && parsed.ptr == end;
    }

    bool readNumber(Value& value)
    {
        const std::string_view number = rest_.substr(0, rest_.find_first_not_of("+-.0123456789eE"));
        const char* end = number.data() + number.size();
        rest_.remove_prefix(number.size());
        const std::string_view digits = number.substr(number.starts_with('-') ? 1 : 0);
        const bool leadingZero = digits.size() > 1 && digits[0] == '0' && digits[1] >= '0' && digits[1] <= '9';
        if (digits.empty() || digits[0] < '0' || digits[0] > '9' || leadingZero)
            return false;
        if (const std::size_t point = number.find('.'); // from_chars is content without digits behind it
            point != std::string_view::npos && number.find_first_of("0123456789", point) != point + 1)
            return false;
        std::int64_t whole = 0;
        if (const auto parsed = std::from_chars(number.data(), end, whole);
            parsed.ec == std::errc() && parsed.ptr == end) {
            value = Value(whole);
            return true;
        }
        double real = 0;
        const auto parsed = std::from_chars(number.data(), end, real);
        value = Value(real);
        return parsed.ec == std::errc() && parsed.ptr == end && std::isfinite(real);
    }

    /// Of the array or object that begins here, where it is large.
    std::size_t nextSize()
    {
        const std::uint32_t place = begun_++;
        return nextLarge_ < large_.size() && large_[nextLarge_].place == place ? large_[nextLarge_++].size : 0;
    }

    std::string_view rest_;
    std::vector<Container> large_;
    std::size_t nextLarge_ = 0; ///< in large_
    std::uint32_t begun_ = 0;   ///< arrays and objects so far
};

} // namespace

std::optional<Value> parse(std::string_view text)
{
    Value value;
    return Parser(text).whole(value) ? std::optional(std::move(value)) : std::nullopt;
}

} // namespace pairwright::json
