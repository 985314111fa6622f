#pragma once

#include "tests/oracle/exercises.h"
#include "tests/oracle/team_swiss/teams.h"

namespace pairwright::oracle::teamswiss {

struct TeamVector {
    QString name;
    TeamPosition position;
    Expectation expected;
};

/// Reads positions of type A, match points before game points on 4 boards, one JSON object a line; cells: "W7:2/2.5"
/// White on the first board against 7 for 2 match points and 2½ game points, "PAB", "HPB", "FPB", "ZPB". Throws
/// std::invalid_argument when the file cannot be read.
std::vector<TeamVector> readTeamVectors(const QString& path);

} // namespace pairwright::oracle::teamswiss
