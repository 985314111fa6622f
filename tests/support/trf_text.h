#pragma once

#include <cstdio>
#include <string>
#include <vector>

namespace pairwright::test {

/// The fields of an 001 line that tests vary; the cells are written as in the file: "   4 w 1".
struct PlayerText {
    int id = 1;
    std::string name = "Name";
    std::string rating = "2000";
    std::string points = " 0.0";
    std::vector<std::string> cells{};
    std::string sex = "m";
    std::string title = "  ";
};

/// An 001 line without its end; ASCII names only, for columns are counted in bytes here.
inline std::string playerLine(const PlayerText& player)
{
    char head[128];
    std::snprintf(head, sizeof head, "001 %4d %1s%3s %-33s %4s %3s %11s %10s %4s %4d", player.id, player.sex.c_str(),
                  player.title.c_str(), player.name.c_str(), player.rating.c_str(), "NOR", "", "",
                  player.points.c_str(), player.id);
    std::string line = head;
    for (const std::string& cell : player.cells)
        line += "  " + cell;
    return line;
}

/// Lines with CRLF between and behind them.
inline std::string file(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line + "\r\n";
    return text;
}

/// Two players who met in round 1, the first with White and winning; then `more` lines.
inline std::string smallFile(const std::vector<std::string>& more = {})
{
    std::vector<std::string> lines{"012 Small", playerLine({1, "Alfa, A", "2100", " 1.0", {"   2 w 1"}}),
                                   playerLine({2, "Beta, B", "2000", " 0.0", {"   1 b 0"}})};
    lines.insert(lines.end(), more.begin(), more.end());
    return file(lines);
}

} // namespace pairwright::test
