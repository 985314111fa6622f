#pragma once

#include "engine/trf/teams/to_team_state.h"
#include "tests/support/trf_text.h"

#include <QtGlobal>

#include <cstdio>
#include <string>
#include <vector>

/// A small file of teams, and what is read of it.
namespace pairwright::test::teams {

using Records = std::vector<std::string>;

inline std::string teamRecord(int team, const std::string& players)
{
    char line[128];
    std::snprintf(line, sizeof line, "310 %3d Team %-27d T%-5d                            %s", team, team, team,
                  players.c_str());
    return line;
}

/// Four teams of two boards after a round: 1 beat 3 by 1.5 to 0.5, and in the match of 4 and 2 nobody sat on the
/// second board of 2. Player 9 is the reserve of team 1.
inline Records afterARound(const Records& more = {})
{
    Records lines{"012 League",
                  "142 3",
                  "192 FIDE_TEAM_TYPEA_MP_GP",
                  playerLine({1, "A", "2000", " 1.0", {"   5 w 1"}}),
                  playerLine({2, "B", "2000", " 0.5", {"   6 b ="}}),
                  playerLine({3, "C", "2000", " 0.0", {"   7 b 0"}}),
                  playerLine({4, "D", "2000", " 0.0", {"0000 - Z"}}),
                  playerLine({5, "E", "2000", " 0.0", {"   1 b 0"}}),
                  playerLine({6, "F", "2000", " 0.5", {"   2 w ="}}),
                  playerLine({7, "G", "2000", " 1.0", {"   3 w 1"}}),
                  playerLine({8, "H", "2000", " 1.0", {"0000 - F"}}),
                  playerLine({9, "I", "2000", " 0.0", {"0000 - Z"}}),
                  teamRecord(1, "   1    2    9"),
                  teamRecord(2, "   3    4"),
                  teamRecord(3, "   5    6"),
                  teamRecord(4, "   7    8")};
    lines.insert(lines.end(), more.begin(), more.end());
    return lines;
}

inline trf::TeamFile fileOf(const Records& lines)
{
    const auto read = trf::readTeamFile(file(lines));
    if (!read)
        qFatal("not readable: %s", read.error().text.c_str());
    return read->file;
}

inline trf::PairingInput inputOf(const Records& lines)
{
    auto input = trf::toTeamPairingInput(fileOf(lines));
    if (!input)
        qFatal("cannot be paired: %s", trf::describe(input.error()).c_str());
    return std::move(*input);
}

} // namespace pairwright::test::teams
