#pragma once

#include "app/cli/console/arguments.h"
#include "app/cli/console/exit_code.h"
#include "app/cli/input/trf_input.h"
#include "app/domain/tournament.h"
#include "engine/base/expected.h"
#include "engine/trf/to_standings.h"

#include <optional>
#include <string>
#include <vector>

namespace pairwright::cli {

/// A tournament whose standings are asked for, whatever file it comes from.
struct StandingsTask : trf::StandingsInput {
    std::vector<trf::StatedPoints> otherPoints; ///< points fields of a TRF that do not match its rounds
    bool finalWait = false; ///< the round behind the complete ones would give the final standings, but games are open
    std::string notCompared = {};          ///< why the ranks of the file are not compared; empty: they are
    std::vector<Tpn> withdrawn = {};       ///< who does not play on, where the file tells (a TRF does not)
    std::optional<Tpn> playOffWinner = {}; ///< as the file says; see winnerNamed()

    [[nodiscard]] std::size_t indexOf(Tpn tpn) const { return static_cast<std::size_t>(tpn.value - 1); }
};

/// The winner of the play-off in the standings after `round`: only at the end, and only one of those who share the most
/// points (tiedForFirst()).
std::optional<Tpn> winnerNamed(const StandingsTask& task, int round, const std::vector<StandingsRow>& rows);

Expected<StandingsTask, CliError> loadStandingsTask(const std::string& path);
Expected<StandingsTask, CliError> standingsTaskOf(const std::string& path, const TrfInput& file);
/// Where nothing names the system the table is that of a Swiss, and says so.
Expected<StandingsTask, CliError> standingsTaskOf(const std::string& path, const TeamTrfInput& file,
                                                  const trf::Choices& choices = {});
StandingsTask standingsTaskOf(const Tournament& tournament);

/// The round of `--after`, else the last complete one; what keeps it from being final becomes a remark, which
/// says `ofAdjourned` of adjourned games.
Expected<int, CliError> roundAsked(const Arguments& arguments, StandingsTask& task, const std::string& ofAdjourned);

} // namespace pairwright::cli
