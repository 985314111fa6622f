#pragma once

#include "tests/oracle/double_swiss/matches.h"
#include "tests/oracle/exercises.h"

namespace pairwright::oracle::doubleswiss {

struct MatchVector {
    QString name;
    MatchPosition position;
    Expectation expected;
};

/// Reads positions, one JSON object a line; cells: "W7:1.5" White in game 1 against 7 for 1½ points, "PAB", "HPB",
/// "FPB", "ZPB". Throws std::invalid_argument when the file cannot be read.
std::vector<MatchVector> readMatchVectors(const QString& path);

} // namespace pairwright::oracle::doubleswiss
