#pragma once

#include "engine/trf/reader.h"
#include "engine/trf/text/line.h"

#include <optional>
#include <string>
#include <vector>

namespace pairwright::trf {

struct CellRepair {
    RepairCode code{};
    std::string found;
    std::string used;
};

/// What a round cell says; no cell means blank.
struct CellReading {
    std::optional<RoundCell> cell;
    std::vector<CellRepair> repairs;
    std::optional<ReadErrorCode> error;
};

CellReading readRoundCell(const Line& line, int round);

/// The result column: '1', '=', ... ; ' ' for open.
char symbolOf(CellResult result);

} // namespace pairwright::trf
