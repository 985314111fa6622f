#include "engine/trf/text/personal_fields.h"

#include "engine/trf/text/text.h"

#include <array>
#include <utility>

namespace pairwright::trf {

namespace {

/// Spellings of TRF06 files and of the old rating lists; the f after the letter stands for women's titles.
constexpr std::array<std::pair<std::string_view, std::string_view>, 12> oldTitles{{
    {"G", "GM"},
    {"M", "IM"},
    {"F", "FM"},
    {"C", "CM"},
    {"WG", "WGM"},
    {"WM", "WIM"},
    {"WF", "WFM"},
    {"WC", "WCM"},
    {"GF", "WGM"},
    {"MF", "WIM"},
    {"FF", "WFM"},
    {"CF", "WCM"},
}};
constexpr std::array<std::string_view, 8> titles{"GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"};

} // namespace

FieldReading<std::string> readTitle(std::string_view text)
{
    const std::string upper = upperCase(text);
    if (upper.empty())
        return {};
    for (const std::string_view title : titles)
        if (upper == title)
            return {upper, true, upper != text};
    for (const auto& [old, title] : oldTitles)
        if (upper == old)
            return {std::string(title), true, true};
    return {std::string(text), false, false};
}

FieldReading<std::optional<Sex>> readSex(std::string_view text)
{
    if (text.empty())
        return {};
    if (text == "m" || text == "M")
        return {Sex::male, true, text != "m"};
    if (text == "w" || text == "W" || text == "f" || text == "F")
        return {Sex::female, true, text != "w"};
    return {std::nullopt, false, false};
}

std::string readFideId(std::string_view text)
{
    while (!text.empty() && (text.front() == '0' || text.front() == ' '))
        text.remove_prefix(1);
    return std::string(text);
}

} // namespace pairwright::trf
