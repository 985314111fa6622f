#include "engine/trf/text/dates.h"

#include "engine/trf/text/text.h"

#include <algorithm>
#include <array>
#include <vector>

namespace pairwright::trf {

namespace {

constexpr int firstYear = 1850;
constexpr int lastYear = 2199;
constexpr int centuryTurn = 70; ///< two-digit years from here on are of the 20th century

std::vector<std::string_view> parts(std::string_view text)
{
    std::vector<std::string_view> found;
    while (true) {
        const std::size_t end = text.find_first_of("/.-");
        found.push_back(trimmed(text.substr(0, end)));
        if (end == std::string_view::npos)
            return found;
        text.remove_prefix(end + 1);
    }
}

std::optional<Date> makeDate(std::string_view yearText, std::string_view monthText, std::string_view dayText)
{
    const auto year = parseNumber(yearText);
    const auto month = monthText.empty() ? 0 : parseNumber(monthText);
    const auto day = dayText.empty() ? 0 : parseNumber(dayText);
    if (!year || !month || !day || *month > 12 || *day > 31)
        return std::nullopt;
    Date date{*year, std::nullopt, std::nullopt};
    if (yearText.size() == 2)
        date.year += date.year < centuryTurn ? 2000 : 1900;
    if (date.year < firstYear || date.year > lastYear)
        return std::nullopt;
    if (*month > 0)
        date.month = *month;
    if (date.month && *day > 0)
        date.day = *day;
    return date;
}

/// "May", "september", "Sept": English, by its first three letters. 0: none.
int monthNamed(std::string_view word)
{
    constexpr std::array<std::string_view, 12> names{"january",   "february", "march",    "april",
                                                     "may",       "june",     "july",     "august",
                                                     "september", "october",  "november", "december"};
    constexpr std::size_t leastLetters = 3;
    const std::string lower = lowerCase(word);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (lower.size() >= leastLetters && names[i].starts_with(lower))
            return static_cast<int>(i) + 1;
    return lower == "sept" ? 9 : 0;
}

/// "May 29, 2020", "29 May 2020", "Friday, 29th of May 2020": a month in words, a day of one or two digits before or
/// behind it, and a year of four.
std::optional<Date> parseWords(std::string_view text)
{
    std::string spaced(text);
    std::replace_if(
        spaced.begin(), spaced.end(), [](char c) { return c == ',' || c == '.' || c == '-' || c == '/'; }, ' ');
    int month = 0;
    std::string_view year;
    std::string_view day;
    for (std::string_view word : words(spaced)) {
        month = month == 0 ? monthNamed(word) : month;
        if (word.find_first_of("0123456789") != 0)
            continue;
        const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
        std::string_view& part = digits == 4 ? year : day;
        if (digits == 3 || digits > 4 || !part.empty())
            return std::nullopt;
        part = word.substr(0, digits);
    }
    if (month == 0 || year.empty() || day.empty())
        return std::nullopt;
    return makeDate(year, std::to_string(month), day);
}

std::string twoDigits(int number)
{
    return (number < 10 ? "0" : "") + std::to_string(number);
}

} // namespace

std::optional<Date> parseDate(std::string_view text)
{
    if (const auto date = parseWords(text))
        return date;
    const auto found = parts(trimmed(text));
    switch (found.size()) {
    case 1: return found[0].size() == 4 ? makeDate(found[0], "", "") : std::nullopt;
    case 2: return found[0].size() == 4 ? makeDate(found[0], found[1], "") : std::nullopt;
    case 3:
        if (found[2].size() == 4)
            return makeDate(found[2], found[1], found[0]);
        return found[0].size() == 4 || found[0].size() == 2 ? makeDate(found[0], found[1], found[2]) : std::nullopt;
    default: return std::nullopt;
    }
}

std::string toTrf(const Date& date)
{
    return std::to_string(date.year) + "/" + twoDigits(date.month.value_or(0)) + "/" + twoDigits(date.day.value_or(0));
}

std::string toShortTrf(const Date& date)
{
    return twoDigits(date.year % 100) + "/" + twoDigits(date.month.value_or(0)) + "/" + twoDigits(date.day.value_or(0));
}

} // namespace pairwright::trf
