#pragma once

#include "app/cli/standings/standings_task.h"

#include "engine/json/value.h"

namespace pairwright::cli {

/// `standings --why A B`: two players of a table by the ids of the file.
struct WhyRequest {
    int first = 0;
    int second = 0;
};

/// Reads "A B"; the ids must be different and in the file.
Expected<WhyRequest, CliError> parseWhy(const std::string& text, const StandingsTask& task);

/// A table of standings as it was asked for.
struct StandingsTable {
    const StandingsTask& task;
    std::vector<TieBreak> tieBreaks;
    std::vector<StandingsRow> rows;
    std::optional<Tpn> playOffWinner = {}; ///< winnerNamed()
};

std::string whyText(const StandingsTable& table, const WhyRequest& request);
json::Object whyJson(const StandingsTable& table, const WhyRequest& request);

} // namespace pairwright::cli
