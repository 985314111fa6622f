#pragma once

#include "app/domain/tournament.h"
#include "app/formats/csv/export.h"
#include "app/spreadsheets/write_xlsx.h"

namespace pairwright {

/// A tournament as tables for a spreadsheet: the players, which the import reads back; once rounds are published the
/// pairings of the last one, the standings, the cross-table, and the results of all rounds. Headings are English in
/// every language.
std::vector<SpreadsheetTable> tournamentSpreadsheet(const Tournament& tournament,
                                                    PrivateData privateData = PrivateData::leftOut);

} // namespace pairwright
