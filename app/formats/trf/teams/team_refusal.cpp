#include "app/formats/trf/teams/team_refusal.h"

#include "engine/trf/read/raw_lines.h"
#include "engine/trf/teams/team_file.h"
#include "engine/trf/text/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace pairwright {

namespace {

struct Said {
    TeamContradiction::Code code;
    std::string_view sentence; ///< # stands for a number
};

/// The sentences of engine/trf/teams/team_file.cpp.
constexpr std::array saidByTheEngine{
    Said{TeamContradiction::Code::noSuchTeam, "team # is no team of the file (310)"},
    Said{TeamContradiction::Code::forfeitOfOthers, "record 330: in round # one of the teams meets another"},
    Said{TeamContradiction::Code::gameElsewhere,
         "the game of player # in round # is not against the team that his team meets"},
    Said{TeamContradiction::Code::twoOrders, "record 300, round #: team # has two orders"},
    Said{TeamContradiction::Code::notOfTeam, "record 300, round #: player # is not of team #"},
    Said{TeamContradiction::Code::sitsTwice, "record 300, round #: player # sits twice for team #"},
    Said{TeamContradiction::Code::meetsAnother, "record 300, round #: team # meets team #, not team #"},
    Said{TeamContradiction::Code::boardsBeyond352, "round #: teams # and # play on # boards, and record 352 has #"}};

/// The numbers of a sentence of this form.
std::optional<std::vector<int>> numbersIn(std::string_view sentence, std::string_view form)
{
    std::vector<int> numbers;
    const char* at = sentence.data();
    const char* const end = at + sentence.size();
    for (const char expected : form) {
        if (expected != '#') {
            if (at == end || *at++ != expected)
                return std::nullopt;
            continue;
        }
        const auto [behind, error] = std::from_chars(at, end, numbers.emplace_back());
        if (error != std::errc())
            return std::nullopt;
        at = behind;
    }
    return at == end ? std::optional(numbers) : std::nullopt;
}

/// What is left to the reader of games when the records that number teams are taken out.
std::string gamesIn(std::string_view bytes)
{
    constexpr std::array<std::string_view, 5> ofTeams{"013", "240", "250", "260", "299"};
    trf::Collected unused;
    std::string text;
    int number = 1;
    for (const trf::Line& line : trf::splitLines(bytes, unused).value_or(std::vector<trf::Line>())) {
        for (; number < line.number(); ++number)
            text += '\n';
        const bool numbersTeams = line.code().starts_with('3') || line.code().starts_with('8') ||
                                  std::ranges::count(ofTeams, line.code()) > 0;
        if (!numbersTeams)
            text += trf::toUtf8(line.text());
    }
    return text;
}

} // namespace

TeamRefusal teamRefusal(std::string_view bytes, const std::string& sentence)
{
    for (const Said& said : saidByTheEngine)
        if (auto numbers = numbersIn(sentence, said.sentence))
            return TeamContradiction{said.code, std::move(*numbers)};
    // The readers are asked in the order of readTeamFile().
    if (const auto games = trf::read(gamesIn(bytes)); !games)
        return trf::describe(games.error()) == sentence ? TeamRefusal(games.error()) : TeamRefusal();
    if (const auto teams = trf::readTeams(bytes); !teams)
        return teams.error();
    if (const auto requests = trf::readTeamRequests(bytes); !requests)
        return requests.error();
    return {};
}

} // namespace pairwright
