#include "app/lists/row_cleaning.h"

#include "app/formats/csv/text_encoding.h"

#include <QString>

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

struct KnownTitle {
    std::string_view written;
    std::string_view title;
};
constexpr std::array knownTitles{
    KnownTitle{"GM", "GM"},   KnownTitle{"IM", "IM"},   KnownTitle{"FM", "FM"},   KnownTitle{"CM", "CM"},
    KnownTitle{"WGM", "WGM"}, KnownTitle{"WIM", "WIM"}, KnownTitle{"WFM", "WFM"}, KnownTitle{"WCM", "WCM"},
    KnownTitle{"g", "GM"},    KnownTitle{"m", "IM"},    KnownTitle{"f", "FM"},    KnownTitle{"c", "CM"},
    KnownTitle{"wg", "WGM"},  KnownTitle{"wm", "WIM"},  KnownTitle{"wf", "WFM"},  KnownTitle{"wc", "WCM"}};

} // namespace

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

int numberFrom(std::string_view text, ListRepairs& repairs)
{
    constexpr int tooLarge = 100'000'000;
    int number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9' || number >= tooLarge) {
            ++repairs.unreadableFields;
            return 0;
        }
        number = number * 10 + (c - '0');
    }
    return number;
}

std::string_view cleanText(std::string_view text, std::string& buffer, ListRepairs& repairs)
{
    const bool plain = std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c < 0x7F; });
    if (plain)
        return trimmed(text);
    // A field by itself tells nothing of its encoding.
    const QByteArray bytes(text.data(), static_cast<qsizetype>(text.size()));
    bool changed = !bytes.isValidUtf8();
    QString cleaned = textIn(changed ? TextEncoding::windows1252 : TextEncoding::utf8, bytes);
    for (QChar& c : cleaned) {
        // What steers a terminal or turns the direction of text is in no name.
        if (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format) {
            c = QLatin1Char(' ');
            changed = true;
        }
    }
    repairs.badCharacters += changed ? 1 : 0;
    buffer = cleaned.simplified().toStdString();
    return buffer;
}

std::string_view titleFrom(std::string_view text, ListRepairs& repairs)
{
    if (text.empty())
        return {};
    const auto* known = std::find_if(knownTitles.begin(), knownTitles.end(),
                                     [text](const KnownTitle& title) { return title.written == text; });
    if (known != knownTitles.end())
        return known->title;
    ++repairs.unknownTitles;
    return text;
}

std::string_view sexFrom(std::string_view text)
{
    if (text.empty())
        return {};
    switch (text.front()) {
    case 'M':
    case 'm': return "M";
    case 'F':
    case 'f':
    case 'W':
    case 'w': return "F";
    default: return {};
    }
}

} // namespace pairwright
