#pragma once

#include "engine/json/value.h"
#include "engine/tiebreaks/standings.h"
#include "engine/trf/stated_standings.h"

#include <span>
#include <string>

namespace pairwright::json {

/// A table of standings and who its players are, by Tpn-1. Refers to the caller's values.
struct NamedTable {
    std::span<const StandingsRow> rows;
    std::span<const TieBreak> tieBreaks;
    std::span<const int> ids;
    std::span<const std::string> names;
};

/// Which criterion left nobody equal: "PTS" or a code of the table; empty for a shared rank.
std::string decidedBy(const StandingsRow& row, std::span<const TieBreak> tieBreaks);

/// {"after_round", "edition" of C.07, "tie_breaks": codes, "standings": rows}; values are texts of decimal numbers,
/// null where a tie-break does not apply.
Object standings(const NamedTable& table, int afterRound, TieBreakEdition edition);

/// {"what": sentence, "differences": [{"id", "field": "rank" or "points", "stated": text or null, "computed"}]}
Object toJson(const trf::CheckedStandings& checked);

} // namespace pairwright::json
