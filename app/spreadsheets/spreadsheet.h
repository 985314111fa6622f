#pragma once

#include "app/formats/csv/csv_table.h"
#include "app/formats/csv/player_list.h"
#include "engine/base/expected.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <stop_token>
#include <vector>

namespace pairwright {

/// One sheet of a spreadsheet as text (ui/print has a Sheet of paper), a cell at its place: stored values, never
/// formulas. A merged cell that spans rows stands in each of them.
struct SpreadsheetText {
    QString name;
    QStringList others; ///< the names of all sheets of the file that are shown, in their order
    std::vector<CsvRow> rows;
    bool calendarOf1904 = false; ///< dates are numbers of days since then, not since 1900
    int hiddenRows = 0;          ///< with content; they are among `rows` if SpreadsheetChoice::hiddenRows
};

struct SpreadsheetChoice {
    QString name;            ///< empty: the first one that is shown
    bool hiddenRows = false; ///< take rows that the spreadsheet does not show (filtered ones)
    int mostRows = PlayerListError::maxRows;
    std::stop_token stop = {};
};

/// Why a spreadsheet is not read. A file that wants to harm is told from its first part that is too large.
struct SpreadsheetError {
    enum class Code : std::uint8_t {
        notASpreadsheet,
        damaged,     ///< the archive, or the XML in it
        tooLarge,    ///< more than a list of players can need: rows, texts, or what comes out of the archive
        tooManyRows, ///< more than SpreadsheetChoice::mostRows
        forbidden,   ///< a document type, elements in elements without end
        noSuchSheet,
        cancelled, ///< nobody waits any more
    };
    Code code = Code::damaged;
    QString part;                                               ///< of the archive
    static constexpr qint64 mostPartBytes = 64LL * 1024 * 1024; ///< of one part, unpacked
    static constexpr int mostColumns = 300;
    static constexpr int mostMerged = 20'000;
};

} // namespace pairwright
