#include "tests/support/made_rating_list.h"

#include "engine/base/random.h"

#include <algorithm>

namespace pairwright::test {

namespace {

using Shape = MadeRatingList::Shape;

constexpr auto syllables = std::to_array<std::string_view>(
    {"ba", "be",  "bro", "ca",   "che", "da",  "den", "di",  "do", "el", "en",  "er",  "fa", "fi",  "ga", "gen",
     "go", "gri", "ha",  "hen",  "in",  "is",  "ja",  "jo",  "ka", "ki", "kov", "la",  "le", "lin", "lo", "lu",
     "ma", "mar", "me",  "mi",   "mo",  "na",  "ne",  "ni",  "no", "oe", "ol",  "pa",  "pe", "po",  "ra", "re",
     "ri", "ro",  "sa",  "schm", "se",  "shi", "son", "sta", "sz", "ta", "te",  "tho", "ti", "tra", "ue", "va",
     "vi", "vo",  "wa",  "we",   "xi",  "ya",  "ye",  "yu",  "za", "ze", "zh",  "zo"});
constexpr auto federations = std::to_array<std::string_view>(
    {"IND", "RUS", "GER", "ESP", "FRA", "IRI", "TUR", "POL", "ITA", "USA", "BRA", "CZE", "SRI", "KAZ", "UKR", "HUN",
     "ARG", "SRB", "NED", "ENG", "AUT", "SUI", "SWE", "NOR", "DEN", "CHN", "PHI", "COL", "MAS", "EGY", "AZE", "UZB"});

/// Words that occur as names do: few of them often, most of them hardly ever.
std::uint64_t skewed(Random& random, std::uint64_t words)
{
    std::uint64_t drawn = words;
    for (int i = 0; i < 4; ++i)
        drawn = random.below(drawn) + 1;
    return drawn - 1;
}

std::string word(std::uint64_t index, std::uint64_t kind)
{
    Random random(index * 2 + kind);
    std::string made;
    for (std::uint64_t left = 2 + random.below(3); left > 0; --left)
        made += syllables.at(random.below(syllables.size()));
    made.front() = static_cast<char>(made.front() - 'a' + 'A');
    return made;
}

/// A field of a line: cut or filled up to its width, unless it is one of those that run over.
std::string field(std::string text, std::size_t width)
{
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

std::string number(int value, std::size_t width)
{
    return field(std::to_string(value), width);
}

std::string headerOf(Shape shape)
{
    constexpr std::string_view names =
        "ID Number      Name                                                         Fed Sex Tit  WTit OTit           ";
    switch (shape) {
    case Shape::combinedText: return std::string(names) + "FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
    case Shape::legacyText: return std::string(names) + "SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
    default: return std::string(names) + "FOA OCT26 Gms K  B-day Flag";
    }
}

std::string lineOf(const MadePerson& person, Shape shape, int index)
{
    std::string line = number(person.id, 15) + field(person.name, 61) + field(person.federation, 4) +
                       field(person.sex, 4) + field(person.title, 5) + field(person.womensTitle, 5);
    if (shape == Shape::legacyText)
        line += field(person.otherTitles.substr(0, 14), 15);
    else
        line += field(person.otherTitles, 15) + field(person.foa, 4);
    const std::size_t lists = shape == Shape::singleText ? 1 : 3;
    for (std::size_t i = 0; i < lists; ++i) {
        const MadePerson::Figures& figures = person.figures.at(i);
        line += number(figures.rating, 6) + number(figures.games, 4) + number(figures.k, 3);
    }
    const std::string year = std::to_string(person.birth);
    line += field(person.birth == 0 ? std::string("0000") : year, 6) + field(person.flag, 4);
    // Some programs that pass lists on cut the spaces at the end.
    if (index % 101 == 100)
        line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

std::string element(std::string_view name, const std::string& text)
{
    return std::string("<").append(name).append(">").append(text).append("</").append(name).append(">\n");
}

std::string elementOf(const MadePerson& person, Shape shape)
{
    constexpr std::array<std::string_view, 3> prefixes{"", "rapid_", "blitz_"};
    std::string xml = "<player>\n";
    xml += element("fideid", std::to_string(person.id)) + element("name", person.name) +
           element("country", person.federation) + element("sex", person.sex) + element("title", person.title) +
           element("w_title", person.womensTitle) + element("o_title", person.otherTitles);
    if (shape != Shape::legacyXml)
        xml += element("foa_title", person.foa);
    for (std::size_t i = 0; i < (shape == Shape::singleXml ? 1 : prefixes.size()); ++i) {
        const std::string prefix(prefixes.at(i));
        const MadePerson::Figures& figures = person.figures.at(i);
        xml += element(prefix + "rating", std::to_string(figures.rating)) +
               element(prefix + "games", std::to_string(figures.games)) +
               element(prefix + "k", std::to_string(figures.k));
    }
    return xml + element("birthday", person.birth == 0 ? std::string() : std::to_string(person.birth)) +
           element("flag", person.flag) + "</player>\n";
}

bool isXml(Shape shape)
{
    return shape == Shape::combinedXml || shape == Shape::legacyXml || shape == Shape::singleXml;
}

} // namespace

bool MadeRatingList::runsOver(int index)
{
    return index % 600'011 == 600;
}

bool MadeRatingList::lacksName(int index)
{
    return index % 500'009 == 500;
}

MadePerson MadeRatingList::person(int index) const
{
    constexpr std::uint64_t surnames = 3'000'000;
    constexpr std::uint64_t givenNames = 400'000;
    Random random(seed_ * 1'000'003 + static_cast<std::uint64_t>(index));
    MadePerson person;
    person.id = 100'000 + index * 14 + static_cast<int>(random.below(14));
    person.name = word(skewed(random, surnames), 0) + ", " + word(skewed(random, givenNames), 1);
    if (random.chance(1, 4))
        person.name += " " + word(skewed(random, givenNames), 1);
    if (lacksName(index))
        person.name.clear();
    person.federation = federations.at(skewed(random, federations.size()));
    person.sex = random.chance(1, 8) ? "F" : "M";
    if (random.chance(45, 100)) {
        const int strength = 1400 + static_cast<int>(random.below(500) + random.below(500) + random.below(400));
        for (MadePerson::Figures& figures : person.figures)
            if (random.chance(2, 3))
                figures = {strength + static_cast<int>(random.below(100)), static_cast<int>(random.below(12)), 20};
        if (strength > 2650)
            person.title = "GM";
        else if (strength > 2550)
            person.title = person.sex == "F" ? "WIM" : "FM";
    }
    for (MadePerson::Figures& figures : person.figures)
        if (figures.k == 0)
            figures.k = 40;
    if (person.title == "WIM")
        person.womensTitle = "WIM";
    if (random.chance(1, 60))
        person.otherTitles = random.chance(1, 2) ? "NA" : "FA,NI";
    if (runsOver(index)) {
        person.otherTitles = "SI,FI,LSI,SLI,NA"; // one letter more than its column
        person.foa = "AFM";
    }
    if (index % 7'919 == 700)
        person.title = "WH"; // honorary
    person.birth = random.chance(1, 50) ? 0 : 1940 + static_cast<int>(random.below(40) + random.below(40));
    person.flag = random.chance(1, 3) ? "i" : "";
    if (person.sex == "F")
        person.flag = "w" + person.flag;
    return person;
}

void MadeRatingList::write(Shape shape, const Sink& sink) const
{
    constexpr std::size_t piece = 65'536;
    std::string waiting = isXml(shape) ? std::string("<playerslist>\n") : headerOf(shape) + "\r\n";
    for (int i = 0; i < people_; ++i) {
        waiting += isXml(shape) ? elementOf(person(i), shape) : lineOf(person(i), shape, i) + "\r\n";
        if (waiting.size() >= piece) {
            sink(waiting);
            waiting.clear();
        }
    }
    if (isXml(shape))
        waiting += "</playerslist>\n";
    sink(waiting);
}

std::string MadeRatingList::text(Shape shape) const
{
    std::string all;
    write(shape, [&all](std::string_view piece) { all += piece; });
    return all;
}

} // namespace pairwright::test
