#pragma once

#include "app/formats/report/report_document.h"
#include "app/formats/standings/category.h"
#include "ui/frame/desk.h"

namespace pairwright {

/// What the standings page shows, taken elsewhere: to the clipboard or into a file.
struct ShownStandings {
    int afterRound = 0;
    StandingsCategory category;
};

/// As text with tabs and as an HTML table, for spreadsheets and letters.
void copyStandings(const Tournament& tournament, const ShownStandings& shown);

enum class StandingsFile : std::uint8_t { csv, html, pdf };

/// Asks where to, writes, and tells how it went.
void saveStandings(Desk& desk, const ShownStandings& shown, StandingsFile format);

} // namespace pairwright
