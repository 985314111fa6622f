#pragma once

#include "tests/unit/formats/team_records.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace pairwright::test::teams {

/// Two teams that meet by the table of a Scheveningen match, with so many players.
inline Records ofTwoTeams(int first, int second, const Records& more)
{
    Records lines{"012 Match", "192 CUSTOM_TEAM_MP_GP", "### SYSTEM scheveningen 2026"};
    lines.insert(lines.end(), more.begin(), more.end());
    std::string players[2];
    for (int id = 1; id <= first + second; ++id) {
        lines.push_back(playerLine({id, "P" + std::to_string(id)}));
        const std::string number = std::to_string(id);
        players[id > first ? 1 : 0] += std::string(5 - std::min<std::size_t>(number.size(), 5), ' ') + number;
    }
    for (const int team : {1, 2}) {
        std::string line = teamRecord(team, "");
        line.resize(72, ' ');
        lines.push_back(line + players[team - 1]);
    }
    return lines;
}

/// A file of teams that no program could make a tournament of.
struct RefusedTeamFile {
    const char* why;
    std::string bytes;
};

/// One of each kind of refusal.
inline std::vector<RefusedTeamFile> refusedTeamFiles()
{
    std::vector<RefusedTeamFile> files;
    const auto with = [&files](const char* why, const Records& more) {
        files.push_back({why, file(afterARound(more))});
    };
    const auto changed = [&files](const char* why, const std::vector<std::pair<std::size_t, std::string>>& lines) {
        Records all = afterARound();
        for (const auto& [place, line] : lines)
            all[place] = line;
        files.push_back({why, file(all)});
    };
    changed("an opponent who is not in the file", {{3, playerLine({1, "A", "2000", " 1.0", {"  33 w 1"}})}});
    changed("an opponent who names another", {{3, playerLine({1, "A", "2000", " 1.0", {"   6 w 1"}})}});
    with("a player in two teams", {teamRecord(5, "   1")});
    changed("a player twice in a team", {{12, teamRecord(1, "   1    2    9    9")}});
    with("a number of two teams", {teamRecord(1, "")});
    with("a line-up of no team", {"300   1   9   3    1    2"});
    with("a line-up of no player", {"300   1   1   3   77    2"});
    with("a forfeit of no result", {"330 ++   1   1   3"});
    with("colours of no meaning", {"352 WX"});
    with("a request of no kind", {"240 X 002    1"});
    with("a request of no team", {"240 H 002    9"});
    with("a team forfeited against two", {"330 +-   3   1   2", "330 +-   3   1   4"});
    changed("a game against another team", {{3, playerLine({1, "A", "2000", " 1.0", {"   3 w 1"}})},
                                            {5, playerLine({3, "C", "2000", " 0.0", {"   1 b 0"}})},
                                            {7, playerLine({5, "E", "2000", " 0.0", {"   7 b 0"}})},
                                            {9, playerLine({7, "G", "2000", " 1.0", {"   5 w 1"}})}});
    with("two orders", {"300   1   1   3    1    2", "300   1   1   3    2    1"});
    with("a player of another team", {"300   1   1   3    5    6"});
    with("a player at two boards", {"300   1   1   3    1    1"});
    with("an order against another", {"300   1   1   4    2    1"});
    with("more boards than colours", {"352 W"});
    with("more boards than there are", {"352 " + std::string(21, 'W')});
    with("match points out of bounds", {"362 TW 100"});
    with("a lost match worth more", {"362 TW 0.0   TD 1.0   TL 2.0"});
    changed("a system of players", {{2, "192 CUSTOM_TEAM_MP_GP\r\n### SYSTEM dutch 2026"}});
    files.push_back({"teams of two sizes", file(ofTwoTeams(6, 7, {"142 6"}))});
    files.push_back({"no table for so few", file(ofTwoTeams(2, 2, {"352 WB"}))});
    files.push_back(
        {"an option of no meaning", file(ofTwoTeams(6, 6, {"352 WBWBWB", "### OPTION scheveningen-games 7"}))});
    return files;
}

} // namespace pairwright::test::teams
