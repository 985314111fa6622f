#pragma once

#include "app/cli/console/exit_code.h"
#include "engine/base/expected.h"
#include "engine/trf/stated_standings.h"
#include "engine/trf/teams/team_file.h"
#include "engine/trf/to_state.h"

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
    bool hasOtherNumbers = false; ///< it tells that some rounds were paired by others: they are known to its import
};

/// Reads a TRF; the error names file, line and reason. `gamesOfARound` as trf::read() takes it.
Expected<TrfInput, CliError> readTrf(const std::string& path, const QByteArray& bytes,
                                     std::optional<int> gamesOfARound = {});

/// A TRF of a team event (C.04.6), where record 192 names one.
struct TeamTrfInput {
    trf::TeamFile file;
    std::vector<std::string> remarks;
    bool hasOtherNumbers = false; ///< as above
};

Expected<TeamTrfInput, CliError> readTeamTrf(const std::string& path, const QByteArray& bytes);
bool isTeamTrf(const QByteArray& bytes);

} // namespace pairwright::cli
