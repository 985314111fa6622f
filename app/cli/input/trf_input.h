#pragma once

#include "app/cli/console/exit_code.h"
#include "engine/base/expected.h"
#include "engine/trf/stated_standings.h"

#include <QByteArray>

#include <optional>
#include <string>
#include <vector>

namespace pairwright::cli {

struct TrfInput {
    trf::Document document;
    std::vector<std::string> remarks; ///< one for each repair, with file and line
    std::vector<trf::StatedPoints> otherPoints;
    trf::Gaps gaps = {};
};

/// Reads a TRF; the error names file, line and reason. `gamesOfARound` as trf::read() takes it.
Expected<TrfInput, CliError> readTrf(const std::string& path, const QByteArray& bytes,
                                     std::optional<int> gamesOfARound = {});

} // namespace pairwright::cli
