#include "app/cli/convert/omission_text.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <utility>

namespace pairwright::cli {

namespace {

using Omitted = trf::OmissionCode;

/// What each is of, in the order in which it matters.
constexpr std::array<std::pair<std::string_view, std::string_view>, 20> recordWords{{
    {"330", "forfeited matches"},
    {"299", "points given or taken off"},
    {"320", "byes of teams"},
    {"300", "line-ups"},
    {"362", "points of a match"},
    {"162", "points of a game"},
    {"310", "numbers of the teams"},
    {"352", "colours of the boards"},
    {"240", "requested byes"},
    {"250", "acceleration"},
    {"260", "forbidden pairs"},
    {"192", "pairing system"},
    {"###", "edition and options of the system"},
    {"142", "number of rounds"},
    {"152", "initial colour"},
    {"202", "tie-breaks"},
    {"212", "tie-breaks"},
    {"172", "starting order"},
    {"222", "time control as a code"},
    {"NRS", "national ratings"},
}};

std::size_t placeOf(const std::string& record)
{
    return static_cast<std::size_t>(std::ranges::find(recordWords, std::string_view(record),
                                                      &std::pair<std::string_view, std::string_view>::first) -
                                    recordWords.begin());
}

/// "330 (forfeited matches), 300 (line-ups), NRS (national ratings of 4 players)"
std::string recordsText(const std::vector<trf::Omission>& omissions)
{
    std::vector<std::pair<std::string, int>> records; // and for how many players
    for (const trf::Omission& omission : omissions) {
        if (omission.code != Omitted::recordNotInVersion)
            continue;
        auto found = std::ranges::find(records, omission.detail, &std::pair<std::string, int>::first);
        if (found == records.end())
            found = records.insert(found, {omission.detail, 0});
        found->second += omission.player ? 1 : 0;
    }
    std::ranges::stable_sort(records, {}, [](const auto& record) { return placeOf(record.first); });
    std::string text;
    for (const auto& [record, players] : records) {
        const std::size_t place = placeOf(record);
        std::string what(place < recordWords.size() ? recordWords.at(place).second : std::string_view());
        if (players > 0)
            what += (what.empty() ? "of " : " of ") + std::to_string(players) + (players == 1 ? " player" : " players");
        text += (text.empty() ? "" : ", ") + (record == "###" ? std::string("### SYSTEM") : record) +
                (what.empty() ? "" : " (" + what + ")");
    }
    return text;
}

/// "### Regeneration @ Round 2: ..." is one of "### Regeneration".
std::string kindOf(const std::string& line)
{
    return line.substr(0, std::min(line.find(" @ "), line.find(':')));
}

} // namespace

std::vector<std::string> describe(const std::vector<trf::Omission>& omissions)
{
    std::vector<std::string> lines;
    const std::string records = recordsText(omissions);
    if (!records.empty())
        lines.push_back("this version of TRF has no record for: " + records);
    // Everything else: the first of its kind, and how many more there are.
    for (const Omitted code : {Omitted::openGame, Omitted::pointValues, Omitted::missingRank, Omitted::keptLine,
                               Omitted::cutText, Omitted::controlCharacters}) {
        std::set<std::string> told;
        for (auto one = omissions.begin(); one != omissions.end(); ++one) {
            const auto kind = [code](const trf::Omission& omission) {
                return code == Omitted::keptLine ? kindOf(omission.detail) : std::string();
            };
            if (one->code != code || !told.insert(kind(*one)).second)
                continue;
            const auto more = std::count_if(one + 1, omissions.end(), [&](const trf::Omission& other) {
                return other.code == code && kind(other) == kind(*one);
            });
            lines.push_back(trf::describe(*one) + (more > 0 ? " (and " + std::to_string(more) + " more)" : ""));
        }
    }
    return lines;
}

} // namespace pairwright::cli
