#pragma once

#include "app/cli/arguments.h"
#include "app/cli/exit_code.h"
#include "app/cli/trf_input.h"
#include "app/domain/tournament.h"
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
    std::vector<StatedPoints> otherPoints;          ///< points fields of a TRF that do not match its rounds
    int completeRounds = 0;                         ///< rounds from the first on in which every game has a result
    std::vector<int> adjourned;                     ///< rounds with adjourned games, which count as draws
    std::optional<std::vector<TieBreak>> tieBreaks; ///< as the file wants them
    TieBreakRules rules;
    std::vector<std::string> remarks;

    [[nodiscard]] std::size_t indexOf(Tpn tpn) const { return static_cast<std::size_t>(tpn.value - 1); }
};

Expected<StandingsTask, CliError> loadStandingsTask(const std::string& path);
Expected<StandingsTask, CliError> standingsTaskOf(const std::string& path, const TrfInput& file);
StandingsTask standingsTaskOf(const Tournament& tournament);

/// The round of `--after`, else the last complete one; what keeps it from being final becomes a remark, which
/// says `ofAdjourned` of adjourned games.
Expected<int, CliError> roundAsked(const Arguments& arguments, StandingsTask& task, const std::string& ofAdjourned);

} // namespace pairwright::cli
