#pragma once

#include "app/cli/exit_code.h"
#include "engine/base/expected.h"
#include "engine/tiebreaks/standings.h"

#include <optional>
#include <string>
#include <vector>

namespace pairwright::cli {

/// A tournament whose standings are asked for, whatever file it comes from.
struct StandingsTask {
    TournamentState state;
    std::vector<int> ids;                           ///< the file's id of Tpn t+1
    std::vector<std::string> names;                 ///< by Tpn likewise
    std::vector<std::optional<int>> statedRanks;    ///< by Tpn, as a TRF says them; empty for a tournament file
    int completeRounds = 0;                         ///< rounds from the first on in which every game has a result
    std::vector<int> adjourned;                     ///< rounds with adjourned games, which count as draws
    std::optional<std::vector<TieBreak>> tieBreaks; ///< as the file wants them
    TieBreakRules rules;
    std::vector<std::string> remarks;

    [[nodiscard]] std::size_t indexOf(Tpn tpn) const { return static_cast<std::size_t>(tpn.value - 1); }
};

Expected<StandingsTask, CliError> loadStandingsTask(const std::string& path);

} // namespace pairwright::cli
